// Generated from schema/ by "npm run codegen". Do not edit. Seal: c19eda2e46d566fd
/** What the contact function says to a visitor whose browser runs no script, by locale. */
export const defaultLocale = "fr";

/** `form`: the words of the contact form; `contactPath`: where it is on the site. */
export const answers = {
  "fr": {
    "contactPath": "/",
    "form": {}
  },
  "en": {
    "contactPath": "/",
    "form": {}
  }
};
