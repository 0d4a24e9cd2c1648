// Generated from schema/ by "npm run codegen". Do not edit. Seal: 918a669e0c35c103
/** What the contact function says to a visitor whose browser runs no script, by locale. */
export const defaultLocale = "fr";

/** `form`: the words of the contact form; `contactPath`: where it is on the site. */
export const answers = {
  "fr": {
    "contactPath": "/contact",
    "form": {
      "firstName": "Prénom",
      "lastName": "Nom",
      "email": "Adresse e-mail",
      "phone": "Téléphone",
      "message": "Message",
      "optional": "(facultatif)",
      "required": "Tous les champs sont obligatoires, sauf le téléphone.",
      "send": "Envoyer le message",
      "sending": "Envoi en cours...",
      "privacy": "Vos coordonnées servent uniquement à vous répondre. Pour les consulter ou les faire supprimer, écrivez à {email}.",
      "close": "Fermer",
      "modalTitle": "Exposez-nous la situation",
      "modalLead": "Votre réseau, la décision à prendre, l’échéance : quelques lignes suffisent. Réponse sous {replyHours} heures.",
      "messageHint": "au moins {min} caractères",
      "mistakes": {
        "firstName": "Indiquez votre prénom : au moins {min} caractères.",
        "lastName": "Indiquez votre nom : au moins {min} caractères.",
        "email": "Indiquez une adresse complète, par exemple nom@domaine.fr.",
        "phone": "Indiquez un seul numéro : {max} caractères au plus.",
        "message": "Ce message est trop court : écrivez au moins {min} caractères."
      },
      "errors": {
        "name": {
          "title": "Nom incomplet",
          "text": "Prénom et nom requis."
        },
        "email": {
          "title": "Email invalide",
          "text": "Veuillez saisir une adresse email valide."
        },
        "phone": {
          "title": "Téléphone trop long",
          "text": "Veuillez saisir un numéro de 40 caractères au plus."
        },
        "message": {
          "title": "Message trop court",
          "text": "Le message doit contenir au moins 10 caractères."
        }
      },
      "modal": {
        "success": {
          "title": "Message envoyé",
          "text": "Merci, votre message a bien été envoyé. Nous reviendrons vers vous sous 24h."
        },
        "failure": {
          "title": "Erreur d'envoi",
          "text": "Impossible d'envoyer le message. Veuillez réessayer."
        }
      },
      "page": {
        "success": {
          "title": "Message envoyé !",
          "text": "Merci, votre message a bien été envoyé. Nous reviendrons vers vous sous 24h."
        },
        "failure": {
          "title": "Erreur",
          "text": "Une erreur est survenue. Veuillez réessayer."
        },
        "failureDefault": "Erreur lors de l'envoi du message"
      },
      "trap": "Ne pas remplir",
      "answer": {
        "back": "Revenir au site",
        "again": "Envoyer à nouveau",
        "wrong": {
          "title": "Quelques points à revoir",
          "text": "Votre message n’est pas parti. Corrigez les champs signalés, puis renvoyez-le."
        },
        "limited": {
          "title": "Plusieurs messages déjà reçus",
          "text": "Nous en avons reçu plusieurs de votre part. Réessayez dans une heure, ou écrivez-nous directement par e-mail."
        },
        "kept": "Tout ce que vous avez écrit est ci-dessous."
      }
    }
  },
  "en": {
    "contactPath": "/en/contact",
    "form": {
      "firstName": "First name",
      "lastName": "Last name",
      "email": "Email address",
      "phone": "Telephone",
      "message": "Message",
      "optional": "(optional)",
      "required": "All fields are required except the telephone number.",
      "send": "Send message",
      "sending": "Sending...",
      "privacy": "Your details are used only to answer you. To see them or have them deleted, write to {email}.",
      "close": "Close",
      "modalTitle": "Tell us where things stand",
      "modalLead": "Your network, the decision to be made, the deadline: a few lines are enough. Reply within {replyHours} hours.",
      "messageHint": "at least {min} characters",
      "mistakes": {
        "firstName": "Enter your first name: at least {min} characters.",
        "lastName": "Enter your last name: at least {min} characters.",
        "email": "Enter a full address, for example name@example.com.",
        "phone": "Enter one number only: {max} characters at most.",
        "message": "This message is too short: write at least {min} characters."
      },
      "errors": {
        "name": {
          "title": "Incomplete name",
          "text": "First and last name required."
        },
        "email": {
          "title": "Invalid email",
          "text": "Please enter a valid email address."
        },
        "phone": {
          "title": "Phone number too long",
          "text": "Please enter a number of 40 characters at most."
        },
        "message": {
          "title": "Message too short",
          "text": "Your message must contain at least 10 characters."
        }
      },
      "modal": {
        "success": {
          "title": "Message sent",
          "text": "Thank you, your message has been sent. We will get back to you within 24 hours."
        },
        "failure": {
          "title": "Sending failed",
          "text": "Your message could not be sent. Please try again."
        }
      },
      "page": {
        "success": {
          "title": "Message sent!",
          "text": "Thank you, your message has been sent. We will get back to you within 24 hours."
        },
        "failure": {
          "title": "Error",
          "text": "Something went wrong. Please try again."
        },
        "failureDefault": "Error while sending the message"
      },
      "trap": "Leave this empty",
      "answer": {
        "back": "Back to the site",
        "again": "Send again",
        "wrong": {
          "title": "A few things to check",
          "text": "Your message has not been sent. Correct the fields below, then send it again."
        },
        "limited": {
          "title": "Several messages received already",
          "text": "We have had several from you. Please try again in an hour, or write to us directly by email."
        },
        "kept": "Everything you wrote is below."
      }
    }
  }
};
