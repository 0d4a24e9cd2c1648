// Generated from schema/ by "npm run codegen". Do not edit. Seal: 88d516d8ff9a2702
import type { Inlines, Prose } from '../schema/language/inline.ts';
import type { Link } from '../schema/language/link.ts';
import type { PluralText } from '../schema/language/plural.ts';

/** A text with placeholders that its component fills: see `fill` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

/** An entity of a content type, with its id. */
export type Entry<Type, Id extends string> = Type & { readonly id: Id };

export interface Article {
  readonly author: PersonId;
  readonly date: string;
  readonly featured: boolean;
  readonly linkedinUrl: string;
  /** Such as fr “Commencez par la désignation des lieux et la…”, en “Start with the description of the premises and…”, articles.json articles.items.lease-before-sign.content */
  readonly content: Prose;
  /** Such as fr “Le projet de bail arrive souvent tard, quand…”, en “The draft lease tends to arrive late, when…”, articles.json articles.items.lease-before-sign.excerpt */
  readonly excerpt: string;
  /** Such as fr “bail commercial”, en “commercial lease”, articles.json articles.items.lease-before-sign.tags */
  readonly tags: readonly string[];
  /** Such as fr “Ce qu’il faut lire dans un bail commercial…”, en “What to read in a French commercial lease…”, articles.json articles.items.lease-before-sign.title */
  readonly title: string;
}

export interface ArticleGuide {
  /** Such as fr “Lire « {guide} »”, en “Read “{guide}””, articlePages.json guide.link */
  readonly link: Template<'guide'>;
  /** Such as fr “Sur le même sujet”, en “On the same subject”, articlePages.json guide.title */
  readonly title: string;
}

export interface Audience {
  readonly icon: IconName;
  readonly target: Link;
  /** Such as fr “Un parc ouvert au gré des occasions : quels…”, en “You signed each lease as it came up. Which…”, audiences.json leaders.profile.brief */
  readonly brief: string;
  /** Such as fr “Décider du sort de chaque adresse, de la…”, en “A verdict on each address, from refit to closure”, audiences.json leaders.profile.points */
  readonly points: readonly string[];
  /** Such as fr “Vos magasins ont ouvert au gré des occasions et…”, en “You opened wherever a lease came up, and your…”, audiences.json leaders.profile.text */
  readonly text: string;
  /** Such as fr “Dirigeants et têtes de réseau”, en “Franchisors, chain owners and executives”, audiences.json leaders.profile.title */
  readonly title: string;
}

export interface CallToAction {
  /** Such as fr “Prendre contact”, en “Get in touch”, about.json action.button */
  readonly button: string;
  /** Such as fr “Présentez en quelques lignes votre réseau et le…”, en “Describe your network in a few lines, and the…”, about.json action.text */
  readonly text: string;
  /** Such as fr “Soumettez-nous votre dossier”, en “Put your case to us”, about.json action.title */
  readonly title: string;
}

export interface CaseStudyCard {
  readonly emoji: string;
  readonly gradient: Gradient;
  readonly icon: IconName;
  readonly target: Link;
  /** Such as fr “{outletsOpened} points de vente en…”, en “{outletsOpened} outlets in {outletsMonths}…”, studies.json network-development.card.results */
  readonly results: readonly string[];
  /** Such as fr “L’accueil devait rester le même partout. Baux…”, en “Service had to stay the same everywhere. Leases…”, studies.json network-development.card.summary */
  readonly summary: string;
  /** Such as fr “Étendre un réseau de beauté premium”, en “Expanding a premium beauty network”, studies.json network-development.card.title */
  readonly title: string;
}

export interface CaseStudyPage {
  readonly client?: string | undefined;
  readonly details: readonly ('city' | 'duration' | 'sector' | 'size')[];
  readonly quoted?: string | undefined;
  readonly related?: Link | undefined;
  readonly service?: ServiceId | undefined;
  readonly year?: number | undefined;
}

export interface CaseStudyStory {
  readonly figures: readonly KeyFigureId[];
  readonly image: DrawingName;
  /** Such as fr “Points de vente ouverts pendant la mission,…”, en “Outlets opened during the project, each in one…”, studies.json network-development.story.results */
  readonly results: readonly string[];
  /** Such as fr “Une enseigne de beauté premium voulait ouvrir…”, en “A premium beauty brand wanted to open more…”, studies.json network-development.story.summary */
  readonly summary: string;
  readonly testimonial: {
    /** Such as fr “Direction générale, réseau de beauté premium”, en “Managing director, premium beauty network”, studies.json network-development.story.testimonial.author */
    readonly author: string;
    /** Such as fr “Nous avions des propositions de tous côtés et…”, en “We had proposals coming from all sides and no…”, studies.json network-development.story.testimonial.quote */
    readonly quote: string;
  };
  /** Such as fr “Développer un réseau de beauté premium”, en “Growing a premium beauty network”, studies.json network-development.story.title */
  readonly title: string;
}

export interface CaseStudySummary {
  readonly figure: KeyFigureId;
  /** Such as fr “Enseigne de beauté premium”, en “Premium beauty brand”, studies.json network-development.summary.client */
  readonly client: string;
  /** Such as fr “{outletsOpened} points de vente en…”, en “{outletsOpened} outlets in {outletsMonths}…”, studies.json network-development.summary.results */
  readonly results: readonly string[];
  /** Such as fr “Une liste de villes et un loyer plafond par…”, en “A list of towns and a maximum rent for each…”, studies.json network-development.summary.summary */
  readonly summary: string;
  /** Such as fr “Choisir les sites sur critères écrits”, en “Growing under a rent ceiling”, studies.json network-development.summary.title */
  readonly title: string;
}

export interface ClientCategory {
  readonly icon: IconName;
  readonly target: Link;
  /** Such as fr “Nous regardons le remplissage des fauteuils et…”, en “We look at how full the chairs are and how long…”, sectors.json beauty.category.description */
  readonly description: string;
  /** Such as fr “Remplir d’abord les heures creuses”, en “Fill quiet hours before adding chairs”, sectors.json beauty.category.tagline */
  readonly tagline: string;
  /** Such as fr “Beauté, coiffure et bien-être”, en “Beauty, hair and wellness”, sectors.json beauty.category.title */
  readonly title: string;
}

export interface Criterion {
  /** Such as fr “Si vous avez déjà des clients, partez de leurs…”, en “If you already trade, start from your…”, criteria.json customers.criterion.text */
  readonly text: string;
  /** Such as fr “Clientèle de la zone”, en “Customers in the area”, criteria.json customers.criterion.title */
  readonly title: string;
}

export interface CriterionScale {
  readonly weights: {
    readonly appointment: number;
    readonly destination: number;
    readonly fashion: number;
    readonly impulse: number;
  };
  /** Such as fr “Combien de vos clients types vivent ou…”, en “How many of your typical customers live or work…”, criteria.json customers.scale.guide */
  readonly guide: string;
  /** Such as fr “plus que vos meilleurs magasins”, en “more than around your best stores”, criteria.json customers.scale.high */
  readonly high: string;
  /** Such as fr “presque personne que votre offre intéresse”, en “almost nobody who wants what you sell”, criteria.json customers.scale.low */
  readonly low: string;
  /** Such as fr “assez pour le compte prévu, sans marge”, en “enough for the plan, nothing to spare”, criteria.json customers.scale.middle */
  readonly middle: string;
}

export type DrawingName =
  | 'arrival'
  | 'connected-store'
  | 'delivery'
  | 'floor-plan'
  | 'pilot-outlets'
  | 'tally'
  | 'two-formats';

export interface Engagement {
  readonly price: PriceField;
  readonly target: Link;
  /** Such as fr “Une réponse, ou le nom d’un spécialiste”, en “An answer, or the name of a specialist”, engagements.json hotline.engagement.deliverables */
  readonly deliverables: string;
  /** Such as fr “Un échange, par message ou au téléphone”, en “One exchange, by message or by phone”, engagements.json hotline.engagement.duration */
  readonly duration: string;
  /** Such as fr “La hotline commerçants”, en “The merchants’ hotline”, engagements.json hotline.engagement.name */
  readonly name: string;
  /** Such as fr “Une question du quotidien”, en “A day-to-day question”, engagements.json hotline.engagement.need */
  readonly need: string;
  /** Such as fr “Écrivez-nous. Nous rappelons ou répondons par…”, en “Send us the question. We call back or reply in…”, engagements.json hotline.engagement.next */
  readonly next: string;
  /** Such as fr “Un consultant du cabinet”, en “One of our consultants”, engagements.json hotline.engagement.who */
  readonly who: string;
}

export interface EntryRoute {
  readonly capital: Level;
  readonly control: Level;
  readonly speed: Level;
  /** Such as fr “Vous voulez la marge et le bail, et pouvez…”, en “You keep the margin and the lease, and head…”, foreignBrands.json routes.items.subsidiary.fits */
  readonly fits: Inlines;
  /** Such as fr “Filiale et baux en propre”, en “Own subsidiary and leases”, foreignBrands.json routes.items.subsidiary.name */
  readonly name: string;
}

export interface EntryStep {
  readonly first: number;
  readonly last: number;
  /** Such as fr “Examen à distance”, en “Screening from a distance”, foreignBrands.json timetable.steps.screening.name */
  readonly name: string;
}

export interface ExampleLocation {
  readonly rent: number;
  readonly sales: number;
  readonly scores: readonly number[];
  readonly surface: number;
  /** Such as fr “Angle de la rue du Marché”, en “Corner of Market Street”, scoringTool.json examples.market.name */
  readonly name: string;
}

export interface FeaturedArticle {
  readonly author: PersonId;
  readonly date: string;
  readonly featured: true;
  /** Such as fr “Une fois les notes posées, regardez les écarts…”, en “With the scores in place, study the spread as…”, blog.json featured.twelve-criteria.conclusion */
  readonly conclusion: Prose;
  readonly criteria: {
    readonly id: 'criteria';
    /** Such as fr “Les {locationCriteria} critères, un par un”, en “The {locationCriteria} criteria, one by one”, blog.json featured.twelve-criteria.criteria.title */
    readonly title: string;
  };
  /** Such as fr “De la clientèle aux projets urbains,…”, en “From customers to planning schemes,…”, blog.json featured.twelve-criteria.excerpt */
  readonly excerpt: string;
  /** Such as fr “On choisit souvent un local à l’envers : on le…”, en “Sites are often chosen backwards: you view a…”, blog.json featured.twelve-criteria.introduction */
  readonly introduction: Prose;
  /** Such as fr “emplacement”, en “retail site”, blog.json featured.twelve-criteria.keywords */
  readonly keywords: readonly string[];
  /** Such as fr “Choisir un emplacement commercial : les…”, en “Choosing a retail site: {locationCriteria}…”, blog.json featured.twelve-criteria.title */
  readonly title: string;
}

export type Gradient = 'clay' | 'paper' | 'sage' | 'sand' | 'sky';

export interface GuideSection {
  /** Such as fr “Construisez le chiffre d’affaires hors taxes [à…”, en “Build sales, net of VAT, [from…”, budget.json sections.unit-economics.text */
  readonly text: Prose;
  /** Such as fr “Lire le compte d’exploitation”, en “Reading the P&L”, budget.json sections.unit-economics.title */
  readonly title: string;
}

export interface Hero {
  /** Such as fr “Tout le monde doit pouvoir lire ces pages,…”, en “Everyone should be able to read these pages,…”, accessibility.json hero.lead */
  readonly lead: string;
  /** Such as fr “Accessibilité, état des lieux”, en “Accessibility: where we stand”, accessibility.json hero.title */
  readonly title: Inlines;
}

export type IconName =
  | 'awning'
  | 'bag'
  | 'bottle'
  | 'compass'
  | 'counter'
  | 'handshake'
  | 'hanger'
  | 'ledger'
  | 'map'
  | 'phone'
  | 'plan'
  | 'plate'
  | 'seedling'
  | 'stopwatch'
  | 'storefronts';

export type KeyFigureId =
  | 'averageRoi'
  | 'basketGrowth'
  | 'cashMonths'
  | 'ebitdaGrowth'
  | 'experienceYears'
  | 'firstYearFranchisees'
  | 'locationCriteria'
  | 'locationSuccessShare'
  | 'netMargin'
  | 'networkRoi'
  | 'networkStores'
  | 'outletsMonths'
  | 'outletsOpened'
  | 'pilotMonths'
  | 'profitableStores'
  | 'projectCount'
  | 'replyHours'
  | 'revenueMultiple'
  | 'roadmapYears'
  | 'sessionHours'
  | 'stockoutReduction';

export interface LegalStatement {
  readonly checkedOn: string;
  readonly citedAt: readonly Link[];
  readonly url: string;
  /** Such as fr “Code de commerce, article L. 330-3”, en “French Commercial Code, article L.330-3”, law.json statements.disclosure.reference */
  readonly reference: string;
  /** Such as fr “Qui met une enseigne ou une marque à…”, en “Anyone who licenses a trade name or mark and…”, law.json statements.disclosure.rule */
  readonly rule: string;
}

export type Level = 'high' | 'low' | 'medium';

export interface LinkedinPost {
  readonly date: string;
  readonly linkedinUrl: string;
  /** Such as fr “À l’heure du déjeuner, faites le tour du pâté…”, en “Walk round the block at lunchtime, then step…”, articles.json linkedin.posts.site-visit.excerpt */
  readonly excerpt: string;
  /** Such as fr “Une visite de site commence au coin de la rue”, en “A site visit starts at the street corner”, articles.json linkedin.posts.site-visit.title */
  readonly title: string;
}

export interface NavigationItem {
  readonly external: boolean;
  readonly link: Link;
  /** Such as fr “Le cabinet, ses méthodes et ses missions”, en “The firm, its methods and its projects”, common.json navigation.home.hint */
  readonly hint: string;
  /** Such as fr “Accueil”, en “Home”, common.json navigation.home.name */
  readonly name: string;
}

export interface Notice {
  /** Such as fr “Veuillez saisir une adresse email valide.”, en “Please enter a valid email address.”, common.json form.errors.email.text */
  readonly text: string;
  /** Such as fr “Email invalide”, en “Invalid email”, common.json form.errors.email.title */
  readonly title: string;
}

export interface Offer {
  readonly icon: IconName;
  readonly target: Link;
  /** Such as fr “Voir l’accompagnement”, en “See how we support you”, home.json offers.items.partner.link */
  readonly link: string;
  /** Such as fr “Avec [en: Retail Growth Partner] et [en: Market…”, en “Retail Growth Partner takes an established…”, home.json offers.items.partner.text */
  readonly text: string;
  /** Such as fr “Développer un réseau ou entrer en France”, en “Grow a network or enter France”, home.json offers.items.partner.title */
  readonly title: string;
}

export interface PastRole {
  readonly person: PersonId;
  readonly years: string;
  /** Such as fr “Responsable de magasin dans une chaîne…”, en “Store manager for a clothing chain: a team, its…”, pastRoles.json camille-store.role.post */
  readonly post: string;
}

export interface Person {
  readonly isExample?: true | undefined;
  readonly languages: readonly string[];
  readonly link?: string | undefined;
  readonly name: string;
  /** Such as fr “Je visite les magasins moi-même et je signe les…”, en “I visit the stores myself and sign the reports.”, people.json camille.profile.line */
  readonly line: string;
  /** Such as fr “associé du cabinet”, en “partner of the firm”, people.json camille.profile.role */
  readonly role: string;
}

export type PersonId = 'camille' | 'claire' | 'thomas';

export type PriceField = 'priceBooster' | 'priceHotline' | 'pricePartner' | 'priceProject';

export interface SectorCard {
  readonly icon: IconName;
  readonly logo: IconName;
  /** Such as fr “Le résultat dépend du remplissage des fauteuils…”, en “Profit depends on chair occupancy, and on…”, sectors.json beauty.card.description */
  readonly description: string;
  /** Such as fr “Refondre la carte et les prix d’un groupe…”, en “Rework a beauty group’s treatment menu and…”, sectors.json beauty.card.examples */
  readonly examples: readonly string[];
  /** Such as fr “Calculer le coût d’une prestation sur son temps…”, en “Treatments costed on the time they really take,…”, sectors.json beauty.card.expertise */
  readonly expertise: readonly string[];
  /** Such as fr “Parfumerie et cosmétique”, en “Perfumery and cosmetics”, sectors.json beauty.card.sectors */
  readonly sectors: readonly string[];
  /** Such as fr “Beauté, coiffure et bien-être”, en “Beauty, hair and wellness”, sectors.json beauty.card.title */
  readonly title: string;
}

export interface Service {
  readonly icon: IconName;
  /** Such as fr “Compte par magasin, temps du dirigeant et frais…”, en “Store-by-store P&L, restated for the owner’s…”, services.json services.items.strategy.points */
  readonly points: readonly string[];
  /** Such as fr “Nous partons de ce que le parc gagne réellement…”, en “From what the estate really earns, we choose…”, services.json services.items.strategy.text */
  readonly text: string;
  /** Such as fr “Stratégie de réseau”, en “Network strategy”, services.json services.items.strategy.title */
  readonly title: string;
}

export type ServiceId = 'concept' | 'rollout' | 'strategy';

export type SheetUnit = 'count' | 'downward' | 'euros' | 'percent' | 'tenths' | 'upward';

export interface SubjectDetails {
  readonly price?: PriceField | undefined;
  /** Such as fr “Réponse sous {replyHours} heures. La lettre de…”, en “Reply within {replyHours} hours. The engagement…”, contact.json subjects.items.diagnostic.duration */
  readonly duration: string;
  /** Such as fr “Un format d’intervention et la liste des pièces…”, en “A written note naming the right service and the…”, contact.json subjects.items.diagnostic.receive */
  readonly receive: string;
  /** Such as fr “Le nombre de magasins, les villes, le mode…”, en “How many stores you run, where and on what…”, contact.json subjects.items.diagnostic.send */
  readonly send: string;
}

export interface Titled {
  /** Such as fr “L’intuition a sa place au début. Nous lui…”, en “Intuition has its place at the start. We then…”, about.json approach.principles.1.text */
  readonly text: string;
  /** Such as fr “Chiffrer les hypothèses”, en “Putting a figure on assumptions”, about.json approach.principles.1.title */
  readonly title: string;
}

export interface Topic {
  /** Such as fr “La durée légale d’un salarié à temps complet…”, en “The statutory week of a full-time employee is…”, employment.json points.items.1.text */
  readonly text: Prose;
  /** Such as fr “Durée du travail”, en “Working time”, employment.json points.items.1.title */
  readonly title: string;
}

export interface Trade {
  /** Such as fr “Alimentaire d’impulsion”, en “Impulse food”, scoringTool.json trades.impulse.title */
  readonly title: string;
}

/** The shape that the content of every page begins with. */
interface EveryPage {
  /** Such as fr “À propos”, en “About”, about.json label */
  readonly label: string;
  readonly meta: {
    /** Such as fr “Découvrez qui travaille sur votre réseau,…”, en “Meet the people who work on your network, and…”, about.json meta.description */
    readonly description: string;
    /** Such as fr “L’associé, ses domaines d’expertise et sa…”, en “The partner, the areas of expertise and a…”, about.json meta.socialDescription */
    readonly socialDescription: string;
    /** Such as fr “Un regard extérieur sur votre réseau de magasins”, en “An outside eye on your store network”, about.json meta.socialTitle */
    readonly socialTitle: string;
    /** Such as fr “Un cabinet indépendant de conseil retail”, en “About us: independent retail consultants”, about.json meta.title */
    readonly title: string;
  };
}

export interface AboutContent extends EveryPage {
  readonly action: CallToAction;
  readonly approach: {
    readonly principles: readonly Titled[];
    /** fr “Une mission commence par une question précise,…”, en “A project begins with a precise question, for…”, about.json approach.text */
    readonly text: readonly string[];
    /** fr “Des pièces à la recommandation”, en “From documents to recommendation”, about.json approach.title */
    readonly title: string;
  };
  readonly expertise: {
    readonly items: readonly Titled[];
    /** fr “Un loyer lourd vient parfois d’une gamme qui…”, en “A heavy rent sometimes comes from a range that…”, about.json expertise.lead */
    readonly lead: string;
    /** fr “Nos domaines d’expertise”, en “Our areas of expertise”, about.json expertise.title */
    readonly title: string;
  };
  readonly formats: {
    readonly id: 'formats';
    /** fr “Comparer les formats”, en “Compare the formats”, about.json formats.compare */
    readonly compare: string;
    readonly items: readonly Entry<Engagement, 'booster' | 'hotline' | 'partner' | 'project'>[];
    /** fr “Une proposition écrite fixe le périmètre et les…”, en “A written proposal sets scope and fees.”, about.json formats.lead */
    readonly lead: string;
    /** fr “Travailler avec nous”, en “Ways to work with us”, about.json formats.title */
    readonly title: string;
  };
  readonly hero: {
    /** fr “Nous contacter”, en “Contact us”, about.json hero.contact */
    readonly contact: string;
    /** fr “{firmName} est un cabinet indépendant de…”, en “{firmName} is an independent retail and…”, about.json hero.lead */
    readonly lead: string;
    /** fr “Comparer des emplacements”, en “Compare locations”, about.json hero.scoring */
    readonly scoring: string;
    /** fr “Un cabinet qui travaille en magasin”, en “Consultants who work on the shop floor”, about.json hero.title */
    readonly title: Inlines;
  };
  readonly highlights: {
    readonly figures: readonly KeyFigureId[];
    /** fr “Le cabinet en chiffres”, en “The firm in figures”, about.json highlights.name */
    readonly name: string;
  };
  readonly people: {
    readonly items: readonly Entry<Person, 'camille' | 'claire' | 'thomas'>[];
    readonly languages: Titled;
    /** fr “Vous gardez le même interlocuteur, du premier…”, en “You keep the same contact, from the first…”, about.json people.lead */
    readonly lead: string;
    readonly method: Titled;
    readonly pastRoles: readonly Entry<PastRole, 'camille-development' | 'camille-network' | 'camille-store' | 'claire-store' | 'thomas-control'>[];
    /** fr “Langues”, en “Languages”, about.json people.spoken */
    readonly spoken: string;
    /** fr “Qui travaille avec vous”, en “Who works with you”, about.json people.title */
    readonly title: string;
  };
}

export interface AccessibilityContent extends EveryPage {
  /** fr “Évaluation faite par nos soins le {date}”, en “Self-assessed on {date}”, accessibility.json assessed */
  readonly assessed: Template<'date'>;
  readonly date: string;
  readonly hero: Hero;
  readonly sections: {
    readonly appeal: {
      /** fr “Formulaire du Défenseur des droits”, en “Form of the [fr: Défenseur des droits]”, accessibility.json sections.appeal.link */
      readonly link: string;
      /** fr “Si vous avez signalé un défaut qui vous empêche…”, en “If you have reported a problem that stops you…”, accessibility.json sections.appeal.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “Voie de recours”, en “If our answer falls short”, accessibility.json sections.appeal.title */
      readonly title: string;
    };
    readonly conformity: {
      /** fr “Le site de {legalName} est partiellement…”, en “The site of {legalName} conforms in part to the…”, accessibility.json sections.conformity.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “État de conformité”, en “Conformity”, accessibility.json sections.conformity.title */
      readonly title: string;
    };
    readonly gaps: {
      /** fr “Aucun essai n’a encore été mené avec des…”, en “No disabled person has tested the site for us…”, accessibility.json sections.gaps.items */
      readonly items: readonly string[];
      /** fr “Nous connaissons ces limites et travaillons à…”, en “We know of these limits and are working on them.”, accessibility.json sections.gaps.lead */
      readonly lead: string;
      /** fr “Ce qui manque encore”, en “What is still missing”, accessibility.json sections.gaps.title */
      readonly title: string;
    };
    readonly report: {
      /** fr “Signaler une difficulté”, en “Report a difficulty”, accessibility.json sections.report.button */
      readonly button: string;
      /** fr “Si une page vous résiste, écrivez à {email} ou…”, en “If a page gives you trouble, write to {email}…”, accessibility.json sections.report.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “Signaler un défaut”, en “Report a problem”, accessibility.json sections.report.title */
      readonly title: string;
    };
    readonly tests: {
      readonly items: readonly Titled[];
      /** fr “Nos essais automatiques portent sur les pages…”, en “The automated tests cover the French and…”, accessibility.json sections.tests.lead */
      readonly lead: string;
      /** fr “Ce que nous testons”, en “What we test”, accessibility.json sections.tests.title */
      readonly title: string;
    };
  };
}

export interface ArticlePagesContent {
  readonly action: CallToAction;
  /** fr “S’abonner au flux des articles”, en “Subscribe to the article feed”, articlePages.json feed */
  readonly feed: string;
  /** fr “Articles pour dirigeants de réseau”, en “Articles for people who run store networks”, articlePages.json feedTitle */
  readonly feedTitle: string;
  readonly guide: ArticleGuide;
  /** fr “Article”, en “Article”, articlePages.json kicker */
  readonly kicker: string;
  /** fr “Articles suivants”, en “More articles”, articlePages.json others */
  readonly others: string;
  /** fr “{minutes} min de lecture”, en “{minutes} min read”, articlePages.json readMinutes */
  readonly readMinutes: Template<'minutes'>;
}

export interface ArticlesContent extends EveryPage {
  readonly action: {
    /** fr “Réserver un créneau”, en “Book a slot”, articles.json action.booking */
    readonly booking: string;
    /** fr “Poser votre question”, en “Ask your question”, articles.json action.button */
    readonly button: string;
    /** fr “Écrivez-nous votre question en quelques lignes.…”, en “Write us a few lines with your question. We…”, articles.json action.text */
    readonly text: string;
    /** fr “Une question que ces textes laissent ouverte ?”, en “A question these pieces leave open?”, articles.json action.title */
    readonly title: string;
  };
  readonly articles: {
    readonly items: readonly Entry<Article, 'field-visit' | 'lease-before-sign' | 'unit-accounts'>[];
    /** fr “Voir la publication d’origine”, en “See the original post”, articles.json articles.original */
    readonly original: string;
    /** fr “Articles à lire en entier”, en “Articles to read in full”, articles.json articles.title */
    readonly title: string;
  };
  /** fr “Retour à l’accueil”, en “Back to home”, articles.json backHome */
  readonly backHome: string;
  readonly hero: Hero;
  readonly linkedin: {
    /** fr “Des observations de visite ou de réunion,…”, en “Observations from a visit or a meeting, posted…”, articles.json linkedin.lead */
    readonly lead: string;
    readonly posts: readonly Entry<LinkedinPost, 'first-franchisee' | 'network-meeting' | 'site-visit'>[];
    /** fr “Lire sur LinkedIn”, en “Read on LinkedIn”, articles.json linkedin.read */
    readonly read: string;
    /** fr “Sur LinkedIn, des notes plus brèves”, en “Shorter notes, on LinkedIn”, articles.json linkedin.title */
    readonly title: string;
  };
}

export interface BlogContent extends EveryPage {
  /** fr “Nous soumettre un local”, en “Ask us about a unit”, blog.json contact */
  readonly contact: string;
  readonly criteria: readonly Entry<
    Criterion,
    | 'access'
    | 'competition'
    | 'compliance'
    | 'customers'
    | 'footfall'
    | 'key-money'
    | 'layout'
    | 'lease'
    | 'neighbours'
    | 'prospects'
    | 'rent'
    | 'visibility'
  >[];
  readonly featured: readonly Entry<FeaturedArticle, 'twelve-criteria'>[];
  /** fr “À la une”, en “Featured article”, blog.json featuredLabel */
  readonly featuredLabel: string;
  readonly hero: Hero;
  /** fr “Autres articles”, en “Other articles”, blog.json others */
  readonly others: string;
  /** fr “Comparer vos emplacements”, en “Compare your sites”, blog.json scoring */
  readonly scoring: string;
}

export interface BreakEvenContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Un soir, à la fermeture, un responsable de…”, en “Closing time one evening, and a store manager…”, breakEven.json introduction */
  readonly introduction: Prose;
  /** fr “point mort”, en “break-even”, breakEven.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly hypotheses: {
      readonly id: 'hypotheses';
      readonly tables: {
        readonly assumptions: {
          /** fr “Hypothèse”, en “Assumption”, breakEven.json sections.hypotheses.tables.assumptions.corner */
          readonly corner: string;
          /** fr “Charges fixes”, en “Fixed costs”, breakEven.json sections.hypotheses.tables.assumptions.head */
          readonly head: readonly string[];
          readonly isNumeric: boolean;
          /** fr “Exemple calculé, en euros hors taxes. Les…”, en “Worked example, in euros net of VAT. Fixed…”, breakEven.json sections.hypotheses.tables.assumptions.note */
          readonly note: string;
          readonly rows: readonly {
            /** Such as fr “Compte prévu”, en “As planned”, breakEven.json sections.hypotheses.tables.assumptions.rows.1.name */
            readonly name: string;
            /** Such as fr “{fixed} €”, en “€{fixed}”, breakEven.json sections.hypotheses.tables.assumptions.rows.1.says */
            readonly says: readonly string[];
          }[];
          /** fr “Le point mort selon l’hypothèse”, en “Break-even under each assumption”, breakEven.json sections.hypotheses.tables.assumptions.title */
          readonly title: string;
        };
      };
      /** fr “{table assumptions} Chaque ligne ne change…”, en “{table assumptions} Each line alters a single…”, breakEven.json sections.hypotheses.text */
      readonly text: Prose<'table assumptions'>;
      /** fr “Changer une hypothèse à la fois”, en “Change one assumption at a time”, breakEven.json sections.hypotheses.title */
      readonly title: string;
    };
    readonly sorting: {
      readonly id: 'sorting';
      /** fr “Passez [le compte…”, en “Go through [the profit and loss…”, breakEven.json sections.sorting.text */
      readonly text: Prose;
      /** fr “Trier les charges”, en “Sort the costs”, breakEven.json sections.sorting.title */
      readonly title: string;
    };
    readonly sum: {
      readonly id: 'sum';
      /** fr “Notre boutique supporte {fixed} € de charges…”, en “Our shop has fixed costs of €{fixed} a month.…”, breakEven.json sections.sum.text */
      readonly text: Prose;
      /** fr “Faire le calcul”, en “Work it out”, breakEven.json sections.sum.title */
      readonly title: string;
    };
    readonly using: {
      readonly id: 'using';
      /** fr “Affichez le nombre de tickets à atteindre près…”, en “Post the number of transactions to reach beside…”, breakEven.json sections.using.text */
      readonly text: Prose;
      /** fr “S’en servir en magasin”, en “Use it in the store”, breakEven.json sections.using.title */
      readonly title: string;
    };
  };
}

export interface BudgetContent extends EveryPage {
  readonly actions: {
    /** fr “Mettre de côté la TVA collectée jusqu’à sa date…”, en “Set aside the VAT collected until it falls due”, budget.json actions.cash */
    readonly cash: readonly string[];
    /** fr “Faire visiter le local par un technicien du…”, en “Have a building professional inspect the unit”, budget.json actions.investment */
    readonly investment: readonly string[];
  };
  readonly author: PersonId;
  readonly card: {
    /** fr “Compte d’exploitation, frais d’ouverture,…”, en “Store P&L, opening costs, cash and a break-even…”, budget.json card.description */
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    /** fr “Budget & rentabilité”, en “Budget & profitability”, budget.json card.title */
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    /** fr “Justifier le chiffre d’affaires prévu par des…”, en “Support forecast revenue with footfall counts…”, budget.json checklist.items */
    readonly items: readonly string[];
    /** fr “Vérifier le budget poste par poste”, en “Checking the budget item by item”, budget.json checklist.title */
    readonly title: string;
  };
  readonly example: {
    readonly id: 'example';
    readonly after: string;
    readonly columns: {
      /** fr “Panier en baisse”, en “Lower transaction value”, budget.json example.columns.basket */
      readonly basket: string;
      /** fr “Prévision”, en “Forecast”, budget.json example.columns.plan */
      readonly plan: string;
      /** fr “Loyer en hausse”, en “Higher rent”, budget.json example.columns.rent */
      readonly rent: string;
    };
    /** fr “Exemple inventé pour montrer le calcul. La…”, en “Invented figures, to show the calculation. The…”, budget.json example.intro */
    readonly intro: string;
    /** fr “La boutique de l’exemple atteint son point mort…”, en “The shop in this example breaks even at {plan}…”, budget.json example.reading */
    readonly reading: string;
    /** fr “Du loyer au nombre de tickets”, en “From rent to transactions”, budget.json example.rowTitle */
    readonly rowTitle: string;
    readonly rows: {
      /** fr “Panier moyen”, en “Average transaction value”, budget.json example.rows.basket */
      readonly basket: string;
      /** fr “Taux de transformation”, en “Conversion rate”, budget.json example.rows.conversion */
      readonly conversion: string;
      /** fr “Équipe minimale, charges sociales et…”, en “Minimum team, employer’s contributions, absence…”, budget.json example.rows.coreTeam */
      readonly coreTeam: string;
      /** fr “Jours d’ouverture”, en “Trading days”, budget.json example.rows.days */
      readonly days: string;
      /** fr “Entrants par jour”, en “Entries a day”, budget.json example.rows.entries */
      readonly entries: string;
      /** fr “Charges fixes”, en “Fixed costs”, budget.json example.rows.fixed */
      readonly fixed: string;
      /** fr “Taux de marge sur coûts variables”, en “Contribution margin rate”, budget.json example.rows.marginRate */
      readonly marginRate: string;
      /** fr “Loyer, charges, taxes et honoraires refacturés”, en “Rent, service charges, recharged taxes and fees”, budget.json example.rows.occupancy */
      readonly occupancy: string;
      /** fr “Autres charges fixes”, en “Other fixed costs”, budget.json example.rows.otherFixed */
      readonly otherFixed: string;
      /** fr “Seuil de rentabilité”, en “Break-even revenue”, budget.json example.rows.sales */
      readonly sales: string;
      /** fr “Tickets par jour”, en “Transactions a day”, budget.json example.rows.tickets */
      readonly tickets: string;
    };
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
    };
    /** fr “Exemple : le point mort d’une boutique”, en “Example: one shop’s break-even”, budget.json example.title */
    readonly title: string;
  };
  readonly figure: {
    /** fr “La courbe des ventes part sous celle des…”, en “The sales line starts below total costs,…”, budget.json figure.caption */
    readonly caption: string;
    /** fr “Courbes par mois, sur deux ans. Les charges…”, en “Lines by months since opening, over two years.…”, budget.json figure.description */
    readonly description: string;
    readonly labels: {
      /** fr “Point mort”, en “Break-even point”, budget.json figure.labels.breakEven */
      readonly breakEven: string;
      /** fr “Charges fixes”, en “Fixed costs”, budget.json figure.labels.fixedCosts */
      readonly fixedCosts: string;
      /** fr “Zone de perte”, en “Loss zone”, budget.json figure.labels.loss */
      readonly loss: string;
      /** fr “Mois depuis l’ouverture”, en “Months since opening”, budget.json figure.labels.months */
      readonly months: string;
      /** fr “Zone de profit”, en “Profit zone”, budget.json figure.labels.profit */
      readonly profit: string;
      /** fr “Ventes”, en “Sales”, budget.json figure.labels.sales */
      readonly sales: string;
      /** fr “Charges totales”, en “Total costs”, budget.json figure.labels.totalCosts */
      readonly totalCosts: string;
    };
    /** fr “Le point mort, mois après mois”, en “Break-even, month after month”, budget.json figure.title */
    readonly title: string;
  };
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'break-even' | 'cash' | 'dashboard' | 'investment' | 'unit-economics'>[];
}

export interface BylineContent {
  /** fr “Par {author}, {role}”, en “By {author}, {role}”, byline.json by */
  readonly by: Template<'author' | 'role'>;
  /** fr “{author}, « {title} », {firm}, {date}, {url}”, en “{author}, “{title}”, {firm}, {date}, {url}”, byline.json citation */
  readonly citation: Template<'author' | 'date' | 'firm' | 'title' | 'url'>;
  /** fr “Citer cet article”, en “Cite this article”, byline.json citeArticle */
  readonly citeArticle: string;
  /** fr “Citer ce guide”, en “Cite this guide”, byline.json citeGuide */
  readonly citeGuide: string;
  readonly people: readonly Entry<Person, 'camille' | 'claire' | 'thomas'>[];
}

export interface CaseStudiesContent extends EveryPage {
  readonly action: CallToAction;
  readonly hero: Hero;
  /** fr “Lire l’étude”, en “Read the case”, caseStudies.json read */
  readonly read: string;
  readonly studies: readonly Entry<CaseStudyStory, 'concept-creation' | 'digital-transformation' | 'network-development'>[];
}

export interface CaseStudyPagesContent {
  /** fr “Toutes les études de cas”, en “All case studies”, caseStudyPages.json all */
  readonly all: string;
  /** fr “Chiffres du client, encore en cours de…”, en “Client figures, still being consolidated. They…”, caseStudyPages.json consolidating */
  readonly consolidating: string;
  readonly details: {
    /** fr “Ville”, en “City”, caseStudyPages.json details.city */
    readonly city: string;
    /** fr “Client”, en “Client”, caseStudyPages.json details.client */
    readonly client: string;
    /** fr “Durée”, en “Duration”, caseStudyPages.json details.duration */
    readonly duration: string;
    /** fr “Secteur”, en “Sector”, caseStudyPages.json details.sector */
    readonly sector: string;
    /** fr “Taille”, en “Size”, caseStudyPages.json details.size */
    readonly size: string;
    /** fr “Année”, en “Year”, caseStudyPages.json details.year */
    readonly year: string;
  };
  readonly labels: {
    /** fr “Ce qui a été fait”, en “What was done”, caseStudyPages.json labels.actions */
    readonly actions: string;
    /** fr “Contexte”, en “Context”, caseStudyPages.json labels.context */
    readonly context: string;
    /** fr “La demande”, en “The request”, caseStudyPages.json labels.demand */
    readonly demand: string;
    /** fr “Ce que nous avons trouvé”, en “What we found”, caseStudyPages.json labels.findings */
    readonly findings: string;
    /** fr “Les résultats et leur périmètre”, en “The results and how they are measured”, caseStudyPages.json labels.results */
    readonly results: string;
    /** fr “Témoignage”, en “Testimonial”, caseStudyPages.json labels.testimonial */
    readonly testimonial: string;
  };
  /** fr “Étude suivante”, en “Next case”, caseStudyPages.json next */
  readonly next: string;
  /** fr “Le guide sur ce sujet”, en “The guide on this subject”, caseStudyPages.json related */
  readonly related: string;
  /** fr “La mission que nous proposons”, en “The service behind this case”, caseStudyPages.json service */
  readonly service: string;
}

export interface ClientsContent extends EveryPage {
  readonly action: CallToAction;
  readonly audiences: {
    readonly items: readonly Entry<Audience, 'creators' | 'investors' | 'leaders'>[];
    /** fr “Nous partons du compte par magasin ; sa lecture…”, en “Each sees the same accounts, laid out for the…”, clients.json audiences.lead */
    readonly lead: string;
    /** fr “Qui nous consulte”, en “Who consults us”, clients.json audiences.title */
    readonly title: string;
  };
  readonly hero: Hero;
  readonly sectors: {
    /** fr “Exemples de missions”, en “Typical projects”, clients.json sectors.examples */
    readonly examples: string;
    /** fr “Notre expertise”, en “Our expertise”, clients.json sectors.expertise */
    readonly expertise: string;
    readonly items: readonly Entry<SectorCard, 'beauty' | 'emerging' | 'fashion' | 'food'>[];
    /** fr “Pour chaque secteur, ce que nous vérifions en…”, en “What we check first in each, and our usual…”, clients.json sectors.lead */
    readonly lead: string;
    /** fr “Métiers”, en “Trades”, clients.json sectors.sectors */
    readonly sectors: string;
    /** fr “Nos secteurs et leurs points de contrôle”, en “Our sectors”, clients.json sectors.title */
    readonly title: string;
  };
}

export interface CommonContent {
  /** fr “Retour”, en “Back”, common.json back */
  readonly back: string;
  /** fr “Fil d’Ariane”, en “Breadcrumb”, common.json breadcrumb */
  readonly breadcrumb: string;
  /** fr “Me contacter”, en “Contact me”, common.json contactTooltip */
  readonly contactTooltip: string;
  readonly engagement: {
    /** fr “Ce que vous recevez”, en “What you receive”, common.json engagement.deliverables */
    readonly deliverables: string;
    /** fr “Durée”, en “Duration”, common.json engagement.duration */
    readonly duration: string;
    /** fr “À partir de {price} HT”, en “From {price} excluding VAT”, common.json engagement.from */
    readonly from: Template<'price'>;
    /** fr “Quand”, en “When”, common.json engagement.need */
    readonly need: string;
    /** fr “Pour commencer”, en “To begin”, common.json engagement.next */
    readonly next: string;
    /** fr “Honoraires”, en “Fees”, common.json engagement.price */
    readonly price: string;
    /** fr “Qui s’en charge”, en “Who does it”, common.json engagement.who */
    readonly who: string;
  };
  readonly examples: {
    /** fr “Ce cabinet est un exemple et n’existe pas.”, en “This firm is an example and does not exist.”, common.json examples.firm */
    readonly firm: string;
    /** fr “Les personnes nommées sont des exemples et…”, en “The people named are examples and do not exist.”, common.json examples.people */
    readonly people: string;
  };
  readonly figures: {
    /** fr “de ROI moyen”, en “average ROI”, common.json figures.averageRoi */
    readonly averageRoi: string;
    /** fr “de panier moyen”, en “on the average transaction value”, common.json figures.basketGrowth */
    readonly basketGrowth: string;
    /** fr “mois de charges en réserve de trésorerie”, en “months of running costs kept in cash”, common.json figures.cashMonths */
    readonly cashMonths: string;
    /** fr “d’excédent brut d’exploitation (EBE), sur un…”, en “EBITDA, on a network checked before its purchase”, common.json figures.ebitdaGrowth */
    readonly ebitdaGrowth: string;
    /** fr “ans d’expertise retail et franchise”, en “years of retail and franchise expertise”, common.json figures.experienceYears */
    readonly experienceYears: string;
    /** fr “franchisés la première année”, en “franchisees in the first year”, common.json figures.firstYearFranchisees */
    readonly firstYearFranchisees: string;
    /** fr “critères pour choisir un local commercial”, en “criteria for choosing commercial premises”, common.json figures.locationCriteria */
    readonly locationCriteria: string;
    /** fr “de la réussite, au plus, tient selon nous à…”, en “of a store’s success, at most, is down to…”, common.json figures.locationSuccessShare */
    readonly locationSuccessShare: string;
    /** fr “de marge nette sur le concept”, en “net margin on the concept”, common.json figures.netMargin */
    readonly netMargin: string;
    /** fr “de ROI sur le développement du réseau”, en “ROI on the network’s development”, common.json figures.networkRoi */
    readonly networkRoi: string;
    /** fr “magasins dans le réseau”, en “stores in the network”, common.json figures.networkStores */
    readonly networkStores: string;
    /** fr “mois pour ouvrir {outletsOpened} points de vente”, en “months to open {outletsOpened} outlets”, common.json figures.outletsMonths */
    readonly outletsMonths: string;
    /** fr “points de vente ouverts en {outletsMonths} mois”, en “outlets opened in {outletsMonths} months”, common.json figures.outletsOpened */
    readonly outletsOpened: string;
    /** fr “mois de pilote pour éprouver le concept”, en “months to test the concept in a pilot”, common.json figures.pilotMonths */
    readonly pilotMonths: string;
    /** fr “de magasins rentables après le redressement”, en “of stores profitable after the turnaround”, common.json figures.profitableStores */
    readonly profitableStores: string;
    /** fr “projets conduits en retail et en franchise”, en “retail and franchise projects”, common.json figures.projectCount */
    readonly projectCount: string;
    /** fr “pour répondre à votre message, au plus”, en “at most to answer your message”, common.json figures.replyHours */
    readonly replyHours: string;
    /** fr “sur le chiffre d’affaires du réseau”, en “the network’s initial revenue”, common.json figures.revenueMultiple */
    readonly revenueMultiple: string;
    /** fr “ans de feuille de route”, en “years covered by the roadmap”, common.json figures.roadmapYears */
    readonly roadmapYears: string;
    /** fr “pour une session flash [en: Retail Booster]”, en “for one Retail Booster flash session”, common.json figures.sessionHours */
    readonly sessionHours: string;
    /** fr “de ruptures de stock”, en “in stock-outs”, common.json figures.stockoutReduction */
    readonly stockoutReduction: string;
  };
  readonly footer: {
    /** fr “{postcode} {city}, sur rendez-vous uniquement”, en “{postcode} {city}, by appointment only”, common.json footer.appointment */
    readonly appointment: string;
    /** fr “© {firmName}”, en “© {firmName}”, common.json footer.copyright */
    readonly copyright: string;
    /** fr “Brouillon : {count} informations manquent”, en “Draft: {count} facts missing”, common.json footer.draft */
    readonly draft: PluralText<'count'>;
    /** fr “Nous suivre”, en “Follow us”, common.json footer.follow */
    readonly follow: string;
    /** fr “Navigation de pied de page”, en “Footer navigation”, common.json footer.label */
    readonly label: string;
    /** fr “Site édité par {legalName}. Contenus donnés…”, en “Site published by {legalName}. Its content is…”, common.json footer.legal */
    readonly legal: string;
    /** fr “Envoyer un message direct”, en “Send a direct message”, common.json footer.message */
    readonly message: string;
    /** fr “Sur ce site”, en “On this site”, common.json footer.site */
    readonly site: string;
    /** fr “Nous écrire”, en “Write to us”, common.json footer.write */
    readonly write: string;
  };
  readonly form: {
    /** fr “Fermer”, en “Close”, common.json form.close */
    readonly close: string;
    /** fr “Adresse e-mail”, en “Email address”, common.json form.email */
    readonly email: string;
    readonly errors: {
      readonly email: Notice;
      readonly long: {
        /** fr “Ce texte compte {count} caractères, pour {max}…”, en “This text is {count} characters long, and {max}…”, common.json form.errors.long.text */
        readonly text: Template<'count' | 'max'>;
        /** fr “Texte trop long”, en “Text too long”, common.json form.errors.long.title */
        readonly title: string;
      };
      readonly message: {
        /** fr “Le message doit contenir au moins {min}…”, en “Your message must contain at least {min}…”, common.json form.errors.message.text */
        readonly text: string;
        /** fr “Message trop court”, en “Message too short”, common.json form.errors.message.title */
        readonly title: string;
      };
      readonly name: Notice;
    };
    /** fr “Prénom”, en “First name”, common.json form.firstName */
    readonly firstName: string;
    /** fr “Nom”, en “Last name”, common.json form.lastName */
    readonly lastName: string;
    /** fr “Message”, en “Message”, common.json form.message */
    readonly message: string;
    /** fr “au moins {min} caractères”, en “at least {min} characters”, common.json form.messageHint */
    readonly messageHint: string;
    readonly mistakes: {
      /** fr “Indiquez une adresse complète, par exemple…”, en “Enter a full address, for example…”, common.json form.mistakes.email */
      readonly email: string;
      /** fr “Indiquez votre prénom : au moins {min}…”, en “Enter your first name: at least {min}…”, common.json form.mistakes.firstName */
      readonly firstName: string;
      /** fr “Indiquez votre nom : au moins {min} caractères.”, en “Enter your last name: at least {min} characters.”, common.json form.mistakes.lastName */
      readonly lastName: string;
      /** fr “Ce message est trop court : écrivez au moins…”, en “This message is too short: write at least {min}…”, common.json form.mistakes.message */
      readonly message: string;
    };
    readonly modal: {
      readonly failure: Notice;
      readonly success: Notice;
    };
    /** fr “Quelques lignes suffisent sur votre réseau, la…”, en “A few lines are enough on your network, the…”, common.json form.modalLead */
    readonly modalLead: string;
    /** fr “Exposez-nous la situation”, en “Tell us where things stand”, common.json form.modalTitle */
    readonly modalTitle: string;
    /** fr “Ajouter un sujet ou un téléphone”, en “Add a subject or a telephone number”, common.json form.onDemand */
    readonly onDemand: string;
    /** fr “(facultatif)”, en “(optional)”, common.json form.optional */
    readonly optional: string;
    readonly page: {
      readonly failure: Notice;
      /** fr “Erreur lors de l'envoi du message”, en “Error while sending the message”, common.json form.page.failureDefault */
      readonly failureDefault: string;
      readonly success: Notice;
    };
    /** fr “Téléphone”, en “Telephone”, common.json form.phone */
    readonly phone: string;
    /** fr “Vos coordonnées servent uniquement à vous…”, en “Your details are used only to answer you. Don’t…”, common.json form.privacy */
    readonly privacy: string;
    /** fr “Vos données et vos droits”, en “Your data and your rights”, common.json form.privacyLink */
    readonly privacyLink: string;
    /** fr “Seuls le sujet et le téléphone sont facultatifs.”, en “Only the subject and the telephone number are…”, common.json form.required */
    readonly required: string;
    /** fr “Envoyer le message”, en “Send message”, common.json form.send */
    readonly send: string;
    /** fr “Envoi en cours...”, en “Sending…”, common.json form.sending */
    readonly sending: string;
    /** fr “Sujet”, en “Subject”, common.json form.subjectId */
    readonly subjectId: string;
    readonly subjects: {
      /** fr “[en: Retail Booster]”, en “Retail Booster”, common.json form.subjects.booster */
      readonly booster: string;
      /** fr “Un cas proche du mien”, en “A case like ours”, common.json form.subjects.case */
      readonly case: string;
      /** fr “Diagnostic réseau”, en “Network Diagnostic”, common.json form.subjects.diagnostic */
      readonly diagnostic: string;
      /** fr “Ouvrir en France”, en “Entering France”, common.json form.subjects.france */
      readonly france: string;
      /** fr “Question générale”, en “General enquiry”, common.json form.subjects.general */
      readonly general: string;
      /** fr “Hotline commerçants”, en “Merchants’ hotline”, common.json form.subjects.hotline */
      readonly hotline: string;
    };
    /** fr “{count} champs à compléter”, en “{count} fields to complete”, common.json form.toComplete */
    readonly toComplete: PluralText<'count'>;
    /** fr “Ne pas remplir”, en “Leave this empty”, common.json form.trap */
    readonly trap: string;
  };
  readonly header: {
    /** fr “Cette page n’existe pas en français : aller à «…”, en “This page is not available in English: go to…”, common.json header.absent */
    readonly absent: Template<'page'>;
    /** fr “Fermer”, en “Close”, common.json header.closeMenu */
    readonly closeMenu: string;
    /** fr “Le cabinet”, en “The firm”, common.json header.firm */
    readonly firm: string;
    /** fr “Navigation principale”, en “Main navigation”, common.json header.label */
    readonly label: string;
    /** fr “Langue du site”, en “Site language”, common.json header.language */
    readonly language: string;
    /** fr “Développer votre réseau”, en “Grow your network”, common.json header.network */
    readonly network: string;
    /** fr “Lire cette page en français”, en “Read this in English”, common.json header.offer */
    readonly offer: string;
    /** fr “Menu”, en “Menu”, common.json header.openMenu */
    readonly openMenu: string;
    /** fr “Aller au contenu”, en “Skip to content”, common.json header.skip */
    readonly skip: string;
    /** fr “Outils”, en “Tools”, common.json header.tools */
    readonly tools: string;
  };
  readonly navigation: readonly Entry<
    NavigationItem,
    | 'about'
    | 'accessibility'
    | 'articles'
    | 'blog'
    | 'budget'
    | 'case-studies'
    | 'clients'
    | 'concept'
    | 'contact'
    | 'contact-section'
    | 'foreign-brands'
    | 'franchise-or-in-house'
    | 'home'
    | 'hotline'
    | 'legal-notice'
    | 'location'
    | 'location-scoring'
    | 'network-diagnostic'
    | 'organization'
    | 'privacy'
    | 'retail-booster'
    | 'services'
    | 'strategy'
    | 'top'
  >[];
  /** fr “(s’ouvre dans un nouvel onglet)”, en “(opens in a new tab)”, common.json newTab */
  readonly newTab: string;
  /** fr “Cabinet de conseil indépendant en retail et…”, en “Independent retail and franchise consulting…”, common.json organization */
  readonly organization: string;
  /** fr “Conseil indépendant en retail et franchise”, en “Independent retail and franchise consulting”, common.json tagline */
  readonly tagline: string;
}

export interface ConceptContent extends EveryPage {
  readonly actions: {
    /** fr “Faire tourner le magasin une semaine avec le…”, en “Run the store for a week with the manual as…”, concept.json actions.manual */
    readonly manual: readonly string[];
    /** fr “Écrire la promesse en une phrase qu’un vendeur…”, en “Write the promise as one sentence that a new…”, concept.json actions.promise */
    readonly promise: readonly string[];
    /** fr “Dessiner le concept sur une petite, une moyenne…”, en “Draw the concept for a small, a medium and a…”, concept.json actions.space */
    readonly space: readonly string[];
  };
  readonly author: PersonId;
  readonly card: {
    /** fr “De la promesse au manuel opératoire, ce qu’un…”, en “From the promise to the operations manual, what…”, concept.json card.description */
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    /** fr “Concept”, en “Concept”, concept.json card.title */
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    /** fr “L’équipe énonce la promesse et les réponses…”, en “The team states the promise and the answers…”, concept.json checklist.items */
    readonly items: readonly string[];
    /** fr “Ce que le pilote doit avoir montré”, en “What the pilot should have shown”, concept.json checklist.title */
    readonly title: string;
  };
  readonly example: {
    readonly id: 'example';
    readonly after: string;
    readonly columns: {
      /** fr “Tenu par le fondateur”, en “Run by the founder”, concept.json example.columns.founder */
      readonly founder: string;
      /** fr “Au prix du marché”, en “At market prices”, concept.json example.columns.market */
      readonly market: string;
    };
    /** fr “Exemple inventé pour montrer le calcul. À…”, en “Invented figures, to show the calculation. On…”, concept.json example.intro */
    readonly intro: string;
    /** fr “Avec les mêmes ventes, l’EBE passe de {founder}…”, en “On the same sales, EBITDA goes from €{founder}…”, concept.json example.reading */
    readonly reading: string;
    /** fr “Compte d’exploitation du pilote”, en “Profit and loss account of the pilot”, concept.json example.rowTitle */
    readonly rowTitle: string;
    readonly rows: {
      /** fr “Excédent brut d’exploitation (EBE)”, en “EBITDA”, concept.json example.rows.ebitda */
      readonly ebitda: string;
      /** fr “EBE rapporté aux ventes”, en “EBITDA to sales”, concept.json example.rows.ebitdaRate */
      readonly ebitdaRate: string;
      /** fr “Marge brute”, en “Gross margin”, concept.json example.rows.grossMargin */
      readonly grossMargin: string;
      /** fr “Taux de marge brute, après remises et démarque…”, en “Gross margin rate, after markdowns and shrinkage”, concept.json example.rows.marginRate */
      readonly marginRate: string;
      /** fr “Loyer, charges et taxe foncière”, en “Rent, service charges and property tax”, concept.json example.rows.occupancy */
      readonly occupancy: string;
      /** fr “Autres frais du magasin”, en “Other store costs”, concept.json example.rows.otherCosts */
      readonly otherCosts: string;
      /** fr “Masse salariale et remplacements”, en “Payroll and absence cover”, concept.json example.rows.payroll */
      readonly payroll: string;
      /** fr “Redevances”, en “Royalties”, concept.json example.rows.royalties */
      readonly royalties: string;
      /** fr “Taux de redevance”, en “Royalty rate”, concept.json example.rows.royaltyRate */
      readonly royaltyRate: string;
      /** fr “Chiffre d’affaires”, en “Sales”, concept.json example.rows.sales */
      readonly sales: string;
    };
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
    };
    /** fr “Exemple : le compte d’un pilote relu au prix du…”, en “Example: a pilot’s accounts restated at market…”, concept.json example.title */
    readonly title: string;
  };
  readonly figure: {
    /** fr “Élévation d’une devanture type, de l’enseigne à…”, en “Elevation of a typical shopfront, from fascia…”, concept.json figure.caption */
    readonly caption: string;
    /** fr “Façade vue de la rue, avec six endroits…”, en “Shopfront seen from the street, with six…”, concept.json figure.description */
    readonly description: string;
    readonly labels: {
      /** fr “Caisse”, en “Till”, concept.json figure.labels.checkout */
      readonly checkout: string;
      /** fr “Zone chaude”, en “Hot zone”, concept.json figure.labels.hotZone */
      readonly hotZone: string;
      /** fr “Enseigne”, en “Fascia”, concept.json figure.labels.sign */
      readonly sign: string;
      /** fr “Terrasse et rue”, en “Terrace and street”, concept.json figure.labels.terrace */
      readonly terrace: string;
      /** fr “Seuil”, en “Threshold”, concept.json figure.labels.threshold */
      readonly threshold: string;
      /** fr “Vitrine”, en “Window”, concept.json figure.labels.window */
      readonly window: string;
    };
    /** fr “Lire une façade depuis le trottoir”, en “Reading a shopfront from the pavement”, concept.json figure.title */
    readonly title: string;
  };
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'manual' | 'offer' | 'pilot' | 'promise' | 'space'>[];
}

export interface ConceptCreationContent extends EveryPage {
  readonly action: CallToAction;
  /** fr “Une équipe salariée a tenu le magasin pilote,…”, en “An employed team ran the pilot store, with…”, conceptCreation.json actions */
  readonly actions: readonly Inlines[];
  /** fr “La marque se vendait bien dans une boutique où…”, en “The brand sold well in a shop where the founder…”, conceptCreation.json context */
  readonly context: Prose;
  /** fr “Le fondateur demandait un dossier de franchise.…”, en “The founder asked for a franchise pack. He…”, conceptCreation.json demand */
  readonly demand: Prose;
  readonly details: {
    /** fr “{pilotMonths} mois de pilote”, en “Pilot of {pilotMonths} months”, conceptCreation.json details.duration */
    readonly duration: string;
    /** fr “Enseigne émergente”, en “Emerging brand”, conceptCreation.json details.sector */
    readonly sector: string;
    /** fr “Un magasin pilote”, en “One pilot store”, conceptCreation.json details.size */
    readonly size: string;
  };
  readonly facts: Entry<CaseStudyPage, 'concept-creation'>;
  /** fr “Une bonne part du savoir-faire tenait à la…”, en “Much of the know-how lay in the founder…”, conceptCreation.json findings */
  readonly findings: readonly Inlines[];
  readonly story: Entry<CaseStudyStory, 'concept-creation'>;
}

export interface ContactContent extends EveryPage {
  readonly coordinates: {
    /** fr “Adresse”, en “Address”, contact.json coordinates.address */
    readonly address: string;
    /** fr “{postcode} {city}, sur rendez-vous uniquement”, en “{postcode} {city}, by appointment only”, contact.json coordinates.addressText */
    readonly addressText: string;
    /** fr “Rendez-vous”, en “Appointments”, contact.json coordinates.booking */
    readonly booking: string;
    /** fr “Réserver un échange”, en “Book a call”, contact.json coordinates.bookingLink */
    readonly bookingLink: string;
    /** fr “E-mail”, en “Email”, contact.json coordinates.email */
    readonly email: string;
    /** fr “Messagerie”, en “Instant message”, contact.json coordinates.messaging */
    readonly messaging: string;
    /** fr “Ouvrir une conversation”, en “Start a conversation”, contact.json coordinates.messagingLink */
    readonly messagingLink: string;
    /** fr “Nous joindre directement”, en “Reach us directly”, contact.json coordinates.title */
    readonly title: string;
  };
  readonly form: {
    readonly id: 'message';
    /** fr “Nous répondons sous {replyHours} heures et vous…”, en “We reply within {replyHours} hours and tell you…”, contact.json form.lead */
    readonly lead: string;
    /** fr “Envoyez-nous un message”, en “Send us a message”, contact.json form.title */
    readonly title: string;
  };
  readonly hero: Hero;
  readonly reasons: {
    readonly items: readonly Titled[];
    /** fr “Pourquoi nous contacter”, en “Why contact us”, contact.json reasons.title */
    readonly title: string;
  };
  readonly subjects: {
    /** fr “Délai”, en “Timing”, contact.json subjects.duration */
    readonly duration: string;
    readonly items: readonly Entry<SubjectDetails, 'booster' | 'case' | 'diagnostic' | 'france' | 'hotline'>[];
    /** fr “Vous recevez”, en “You receive”, contact.json subjects.receive */
    readonly receive: string;
    /** fr “À nous indiquer”, en “What to tell us”, contact.json subjects.send */
    readonly send: string;
  };
}

export interface CountingFootfallContent extends EveryPage {
  readonly author: PersonId;
  readonly drawing: DrawingName;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Mardi, midi moins le quart. L’agent a parlé…”, en “Tuesday, a quarter to noon. The agent said that…”, countingFootfall.json introduction */
  readonly introduction: Prose;
  /** fr “flux piéton”, en “footfall”, countingFootfall.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly method: {
      readonly id: 'method';
      /** fr “Placez-vous au droit de la vitrine, sans gêner…”, en “Stand in line with the window, clear of the…”, countingFootfall.json sections.method.text */
      readonly text: Prose;
      /** fr “Tenir la feuille de relevé”, en “Keep the tally”, countingFootfall.json sections.method.title */
      readonly title: string;
    };
    readonly pavement: {
      readonly id: 'pavement';
      readonly tables: {
        readonly counts: {
          /** fr “Créneau”, en “Time slot”, countingFootfall.json sections.pavement.tables.counts.corner */
          readonly corner: string;
          /** fr “Notre trottoir, en un quart d’heure”, en “Our side, in a quarter of an hour”, countingFootfall.json sections.pavement.tables.counts.head */
          readonly head: readonly string[];
          readonly isNumeric: boolean;
          /** fr “Chiffres d’exemple. La dernière colonne…”, en “Example figures. The last column is our own…”, countingFootfall.json sections.pavement.tables.counts.note */
          readonly note: string;
          readonly rows: readonly {
            /** Such as fr “Mardi midi”, en “Tuesday lunchtime”, countingFootfall.json sections.pavement.tables.counts.rows.1.name */
            readonly name: string;
            /** Such as fr “{ours}”, en “{ours}”, countingFootfall.json sections.pavement.tables.counts.rows.1.says */
            readonly says: readonly string[];
          }[];
          /** fr “Un relevé d’exemple, sur deux jours”, en “An example count, over two days”, countingFootfall.json sections.pavement.tables.counts.title */
          readonly title: string;
        };
      };
      /** fr “{table counts} En semaine, notre trottoir…”, en “{table counts} On weekdays our pavement is the…”, countingFootfall.json sections.pavement.text */
      readonly text: Prose<'table counts'>;
      /** fr “Comparer les deux trottoirs”, en “Compare the two pavements”, countingFootfall.json sections.pavement.title */
      readonly title: string;
    };
    readonly sales: {
      readonly id: 'sales';
      /** fr “Prenons ce mardi midi, avec {passing} passants…”, en “Take that Tuesday lunchtime, with {passing}…”, countingFootfall.json sections.sales.text */
      readonly text: Prose;
      /** fr “Passer du comptage aux ventes”, en “From the count to the sales”, countingFootfall.json sections.sales.title */
      readonly title: string;
    };
    readonly slots: {
      readonly id: 'slots';
      /** fr “Un coiffeur et une boulangerie ne vivent pas…”, en “A hairdresser and a bakery keep different…”, countingFootfall.json sections.slots.text */
      readonly text: Prose;
      /** fr “Choisir les créneaux de votre métier”, en “Choose the slots that suit your trade”, countingFootfall.json sections.slots.title */
      readonly title: string;
    };
  };
}

export interface DigitalTransformationContent extends EveryPage {
  readonly action: CallToAction;
  /** fr “Le référentiel articles a été nettoyé avant…”, en “The product file was cleaned before the…”, digitalTransformation.json actions */
  readonly actions: readonly Inlines[];
  /** fr “Les magasins et le site marchand s’ignoraient.…”, en “Stores and online shop couldn’t see each…”, digitalTransformation.json context */
  readonly context: Prose;
  /** fr “La direction pensait remplacer son logiciel de…”, en “Management was planning to replace its till…”, digitalTransformation.json demand */
  readonly demand: Prose;
  readonly details: {
    /** fr “Commerce de détail”, en “Retail”, digitalTransformation.json details.sector */
    readonly sector: string;
    /** fr “{networkStores} magasins”, en “{networkStores} stores”, digitalTransformation.json details.size */
    readonly size: string;
  };
  readonly facts: Entry<CaseStudyPage, 'digital-transformation'>;
  /** fr “Les ruptures touchaient surtout des références…”, en “Stock-outs mostly hit permanent lines that were…”, digitalTransformation.json findings */
  readonly findings: readonly Inlines[];
  readonly story: Entry<CaseStudyStory, 'digital-transformation'>;
}

export interface EmploymentContent extends EveryPage {
  readonly action: CallToAction;
  readonly drawing: 'door' | 'network' | 'shopfront' | 'shutter';
  readonly hero: {
    /** fr “Boutique fermée par son rideau métallique,…”, en “Line drawing of a shop behind its roller…”, employment.json hero.drawing */
    readonly drawing: string;
    /** fr “Trois corps de règles s’appliquent à chaque…”, en “Three sets of rules cover each employee: the…”, employment.json hero.lead */
    readonly lead: string;
    /** fr “Employer des équipes de vente”, en “Employing store teams”, employment.json hero.title */
    readonly title: Inlines;
  };
  readonly points: {
    readonly id: 'points';
    readonly items: readonly Topic[];
    /** fr “Elles décident de l’effectif du magasin autant…”, en “They set the size of the team as much as your…”, employment.json points.lead */
    readonly lead: string;
    /** fr “Les règles de l’embauche”, en “The rules on hiring”, employment.json points.title */
    readonly title: string;
  };
  readonly table: {
    readonly id: 'table';
    /** fr “Votre cas”, en “Your case”, employment.json table.columns */
    readonly columns: readonly string[];
    /** fr “Le dimanche est le jour de repos légal (Code du…”, en “Sunday is the statutory rest day (Labour Code,…”, employment.json table.lead */
    readonly lead: Prose;
    readonly rows: readonly {
      /** Such as fr “Employer le dimanche jusqu’à 13 h.”, en “Employ staff on Sundays until 1 p.m.”, employment.json table.rows.1.cells */
      readonly cells: readonly Inlines[];
      /** Such as fr “Commerce de détail alimentaire”, en “Food retailers”, employment.json table.rows.1.name */
      readonly name: string;
    }[];
    /** fr “Qui peut employer le dimanche”, en “Who may employ staff on Sundays”, employment.json table.title */
    readonly title: string;
  };
}

export interface EnteringFranceContent extends EveryPage {
  readonly author: PersonId;
  readonly drawing: DrawingName;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Ces questions reviennent à chaque premier…”, en “We hear these questions at almost every first…”, enteringFrance.json introduction */
  readonly introduction: Prose;
  /** fr “enseigne étrangère”, en “foreign brands”, enteringFrance.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly plan: {
      readonly id: 'plan';
      /** fr “Assez pour que la traduction ne retarde pas…”, en “Long enough for translation never to hold up…”, enteringFrance.json sections.plan.text */
      readonly text: Prose;
      /** fr “Combien de temps faut-il prévoir ?”, en “How long should we allow?”, enteringFrance.json sections.plan.title */
      readonly title: string;
    };
    readonly shop: {
      readonly id: 'shop';
      /** fr “Oui, à côté du français et à condition que le…”, en “Yes, beside the French and as long as the…”, enteringFrance.json sections.shop.text */
      readonly text: Prose;
      /** fr “Notre concept repose sur des slogans en…”, en “Our concept is built on English slogans. Can we…”, enteringFrance.json sections.shop.title */
      readonly title: string;
    };
    readonly staff: {
      readonly id: 'staff';
      /** fr “Non. [Un contrat écrit](employment) se rédige…”, en “No. [A written employment contract](employment)…”, enteringFrance.json sections.staff.text */
      readonly text: Prose;
      /** fr “Nos contrats de travail sont rédigés en…”, en “Our employment contracts are in English. Is it…”, enteringFrance.json sections.staff.title */
      readonly title: string;
    };
    readonly where: {
      readonly id: 'where';
      readonly tables: {
        readonly documents: {
          /** fr “Document”, en “Document”, enteringFrance.json sections.where.tables.documents.corner */
          readonly corner: string;
          /** fr “Service”, en “Department”, enteringFrance.json sections.where.tables.documents.head */
          readonly head: readonly string[];
          readonly isNumeric: boolean;
          /** fr “Liste de travail, à compléter avec votre…”, en “A working list to complete with your lawyer. It…”, enteringFrance.json sections.where.tables.documents.note */
          readonly note: string;
          readonly rows: readonly {
            /** Such as fr “Étiquettes, notices, garanties”, en “Labels, instructions, warranties”, enteringFrance.json sections.where.tables.documents.rows.1.name */
            readonly name: string;
            /** Such as fr “Produit”, en “Product”, enteringFrance.json sections.where.tables.documents.rows.1.says */
            readonly says: readonly string[];
          }[];
          /** fr “Ce qui se traduit, par service”, en “What is translated, by department”, enteringFrance.json sections.where.tables.documents.title */
          readonly title: string;
        };
      };
      /** fr “Donnez à chaque document une personne…”, en “Give every document one person in charge, based…”, enteringFrance.json sections.where.text */
      readonly text: Prose<'table documents'>;
      /** fr “Qui traduit quoi ?”, en “Who translates what?”, enteringFrance.json sections.where.title */
      readonly title: string;
    };
  };
}

export interface ErrorContent extends EveryPage {
  /** fr “Revenir à l’accueil”, en “Back to the home page”, error.json home */
  readonly home: string;
  /** fr “La page n’a pas pu être affichée. Rechargez-la…”, en “The page could not be displayed. Reload it in a…”, error.json text */
  readonly text: string;
  /** fr “[en: Unexpected Application Error!]”, en “Unexpected Application Error!”, error.json title */
  readonly title: string;
  /** fr “Nous signaler cette erreur”, en “Report this error to us”, error.json write */
  readonly write: string;
}

export interface FieldConsultantContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Vous prenez votre secteur lundi. On vous a…”, en “You start on Monday. You’ve been given a car, a…”, fieldConsultant.json introduction */
  readonly introduction: Prose;
  /** fr “animateur de réseau”, en “field consultant”, fieldConsultant.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly before: {
      readonly id: 'before';
      /** fr “Relisez le compte rendu précédent et notez…”, en “Reread the last report and note first of all…”, fieldConsultant.json sections.before.text */
      readonly text: Prose;
      /** fr “La veille”, en “The evening before”, fieldConsultant.json sections.before.title */
      readonly title: string;
    };
    readonly day: {
      readonly id: 'day';
      /** fr “Venez un jour d’affluence. Restez dix minutes…”, en “Come when it’s busy. Spend ten minutes on the…”, fieldConsultant.json sections.day.text */
      readonly text: Prose;
      /** fr “Le jour même”, en “On the day”, fieldConsultant.json sections.day.title */
      readonly title: string;
    };
    readonly report: {
      readonly id: 'report';
      /** fr “Une page, écrite sur place et relue par le…”, en “One page, written on the spot and read by the…”, fieldConsultant.json sections.report.text */
      readonly text: Prose;
      /** fr “Ce que vous laissez”, en “What you leave behind”, fieldConsultant.json sections.report.title */
      readonly title: string;
    };
  };
}

export interface ForeignBrandsContent extends EveryPage {
  readonly action: CallToAction;
  readonly budget: {
    readonly id: 'budget';
    readonly example: {
      /** fr “Hors taxes”, en “Net of VAT”, foreignBrands.json budget.example.amount */
      readonly amount: string;
      /** fr “Poste”, en “Item”, foreignBrands.json budget.example.item */
      readonly item: string;
      /** fr “Un loyer de {rent} € par an hors taxes, avec…”, en “A rent of €{rent} a year net of VAT, with…”, foreignBrands.json budget.example.lead */
      readonly lead: Inlines;
      readonly lines: {
        readonly charges: {
          /** fr “{charges} €”, en “€{charges}”, foreignBrands.json budget.example.lines.charges.amount */
          readonly amount: string;
          /** fr “Charges et taxe foncière des mêmes mois”, en “Service charges and property tax for the same…”, foreignBrands.json budget.example.lines.charges.name */
          readonly name: string;
        };
        readonly deposit: {
          /** fr “{deposit} €”, en “€{deposit}”, foreignBrands.json budget.example.lines.deposit.amount */
          readonly amount: string;
          /** fr “Dépôt de garantie d’un trimestre de loyer”, en “Deposit of one quarter’s rent”, foreignBrands.json budget.example.lines.deposit.name */
          readonly name: string;
        };
        readonly rent: {
          /** fr “{rentBefore} €”, en “€{rentBefore}”, foreignBrands.json budget.example.lines.rent.amount */
          readonly amount: string;
          /** fr “Loyer des {months} mois de travaux”, en “Rent for the {months} months of works”, foreignBrands.json budget.example.lines.rent.name */
          readonly name: string;
        };
      };
      /** fr “Une franchise de loyer de {freeMonths} mois…”, en “A rent-free period of {freeMonths} months would…”, foreignBrands.json budget.example.note */
      readonly note: Inlines;
      /** fr “Un exemple : le bail avant la première vente”, en “An example: the lease before the first sale”, foreignBrands.json budget.example.title */
      readonly title: string;
      readonly total: {
        /** fr “{total} €”, en “€{total}”, foreignBrands.json budget.example.total.amount */
        readonly amount: string;
        /** fr “Décaissé avant la première vente”, en “Paid out before the first sale”, foreignBrands.json budget.example.total.name */
        readonly name: string;
      };
    };
    readonly groups: {
      readonly before: {
        /** fr “Étude et déplacements, marque, société, avocats…”, en “Study and travel, trade mark, company, lawyers…”, foreignBrands.json budget.groups.before.text */
        readonly text: Prose;
        /** fr “Avant le bail”, en “Before the lease”, foreignBrands.json budget.groups.before.title */
        readonly title: string;
      };
      readonly opening: {
        /** fr “Architecte, aménagement, devanture, stock et…”, en “Architect, fit-out, shopfront, stock and…”, foreignBrands.json budget.groups.opening.text */
        readonly text: Prose;
        /** fr “Pour ouvrir”, en “To open”, foreignBrands.json budget.groups.opening.title */
        readonly title: string;
      };
      readonly premises: {
        /** fr “[Droit au bail](leaseClauses#entry) ou…”, en “[Key money](leaseClauses#entry), letting agent,…”, foreignBrands.json budget.groups.premises.text */
        readonly text: Prose;
        /** fr “Pour obtenir le local”, en “To obtain the premises”, foreignBrands.json budget.groups.premises.title */
        readonly title: string;
      };
      readonly trading: {
        /** fr “Cotisations, taxe foncière, charges, un site en…”, en “Employer’s contributions, property tax,…”, foreignBrands.json budget.groups.trading.text */
        readonly text: Prose;
        /** fr “Pour exploiter”, en “To trade”, foreignBrands.json budget.groups.trading.title */
        readonly title: string;
      };
    };
    /** fr “Les dépenses à prévoir”, en “What to budget for”, foreignBrands.json budget.title */
    readonly title: string;
  };
  readonly contents: {
    /** fr “Dépenses”, en “Costs”, foreignBrands.json contents.budget */
    readonly budget: string;
    /** fr “Modes d’entrée”, en “Ways in”, foreignBrands.json contents.routes */
    readonly routes: string;
    /** fr “Nos services”, en “What we do”, foreignBrands.json contents.services */
    readonly services: string;
    /** fr “Calendrier”, en “Timetable”, foreignBrands.json contents.timetable */
    readonly timetable: string;
    /** fr “Sur cette page”, en “On this page”, foreignBrands.json contents.title */
    readonly title: string;
    /** fr “Le droit”, en “The law”, foreignBrands.json contents.topics */
    readonly topics: string;
    /** fr “Pourquoi la France”, en “Why France”, foreignBrands.json contents.whyFrance */
    readonly whyFrance: string;
  };
  readonly figures: {
    readonly disclosure: {
      /** fr “entre DIP et signature, au moins”, en “at least, between disclosure and signature”, foreignBrands.json figures.disclosure.name */
      readonly name: string;
      /** fr “{days} jours”, en “{days} days”, foreignBrands.json figures.disclosure.value */
      readonly value: string;
    };
    readonly lease: {
      /** fr “de bail au moins, sortie tous les trois ans”, en “at least for a lease, break every three years”, foreignBrands.json figures.lease.name */
      readonly name: string;
      /** fr “{years} ans”, en “{years} years”, foreignBrands.json figures.lease.value */
      readonly value: string;
    };
    readonly opening: {
      /** fr “ouverture, dans notre exemple”, en “opening day, in our example”, foreignBrands.json figures.opening.name */
      readonly name: string;
      /** fr “Mois {opening}”, en “Month {opening}”, foreignBrands.json figures.opening.value */
      readonly value: string;
    };
    readonly total: {
      /** fr “au bailleur avant l’ouverture, dans l’exemple”, en “to the landlord before opening, in our example”, foreignBrands.json figures.total.name */
      readonly name: string;
      /** fr “{total} €”, en “€{total}”, foreignBrands.json figures.total.value */
      readonly value: string;
    };
  };
  readonly hero: {
    /** fr “Présenter votre enseigne”, en “Tell us about your brand”, foreignBrands.json hero.contact */
    readonly contact: string;
    /** fr “Immeuble parisien et sa boutique dessinés au…”, en “Line drawing of a Paris building and its shop…”, foreignBrands.json hero.drawing */
    readonly drawing: string;
    /** fr “Un guide d’implantation pour la direction d’une…”, en “A market-entry brief for retail directors who…”, foreignBrands.json hero.lead */
    readonly lead: string;
    /** fr “Ouvrir des magasins en France”, en “Opening stores in France”, foreignBrands.json hero.title */
    readonly title: Inlines;
  };
  readonly routes: {
    readonly id: 'entry-routes';
    readonly columns: {
      /** fr “Votre capital”, en “Your capital”, foreignBrands.json routes.columns.capital */
      readonly capital: string;
      /** fr “Contrôle”, en “Control”, foreignBrands.json routes.columns.control */
      readonly control: string;
      /** fr “Quand il convient”, en “When it fits”, foreignBrands.json routes.columns.fits */
      readonly fits: string;
      /** fr “Mode”, en “Route”, foreignBrands.json routes.columns.route */
      readonly route: string;
      /** fr “Vitesse”, en “Speed”, foreignBrands.json routes.columns.speed */
      readonly speed: string;
    };
    readonly items: readonly Entry<EntryRoute, 'affiliation' | 'concession' | 'franchise' | 'joint-venture' | 'master-franchise' | 'subsidiary'>[];
    /** fr “Ces niveaux valent pour un cas courant, et l’on…”, en “These ratings suit ordinary cases, and you can…”, foreignBrands.json routes.lead */
    readonly lead: Prose;
    readonly levels: {
      /** fr “Élevé”, en “High”, foreignBrands.json routes.levels.high */
      readonly high: string;
      /** fr “Faible”, en “Low”, foreignBrands.json routes.levels.low */
      readonly low: string;
      /** fr “Moyen”, en “Medium”, foreignBrands.json routes.levels.medium */
      readonly medium: string;
    };
    readonly speeds: {
      /** fr “Rapide”, en “Fast”, foreignBrands.json routes.speeds.high */
      readonly high: string;
      /** fr “Lente”, en “Slow”, foreignBrands.json routes.speeds.low */
      readonly low: string;
      /** fr “Moyenne”, en “Moderate”, foreignBrands.json routes.speeds.medium */
      readonly medium: string;
    };
    /** fr “Les modes d’entrée, comparés”, en “Ways into France, compared”, foreignBrands.json routes.title */
    readonly title: string;
  };
  readonly services: {
    readonly id: 'services';
    readonly items: readonly Topic[];
    /** fr “Ensemble ou séparément. Baux, contrats et…”, en “Together or one at a time. Leases, contracts…”, foreignBrands.json services.lead */
    readonly lead: Prose;
    /** fr “De l’étude au magasin ouvert”, en “From market study to open store”, foreignBrands.json services.title */
    readonly title: string;
  };
  readonly timetable: {
    readonly id: 'timetable';
    /** fr “mois”, en “months”, foreignBrands.json timetable.axis */
    readonly axis: string;
    /** fr “Ouverture”, en “Doors open”, foreignBrands.json timetable.doors */
    readonly doors: string;
    /** fr “Graphique des étapes sur {end} mois, chacune en…”, en “Chart of the steps over {end} months, each…”, foreignBrands.json timetable.figure */
    readonly figure: string;
    /** fr “Clés et premier loyer”, en “Keys, rent starts”, foreignBrands.json timetable.handover */
    readonly handover: string;
    /** fr “Un magasin de taille ordinaire, ouvert par une…”, en “One store of ordinary size, opened by a…”, foreignBrands.json timetable.lead */
    readonly lead: string;
    /** fr “Mois {first}”, en “Month {first}”, foreignBrands.json timetable.month */
    readonly month: Template<'first'>;
    /** fr “Mois {first} à {last}”, en “Months {first} to {last}”, foreignBrands.json timetable.months */
    readonly months: Template<'first' | 'last'>;
    readonly steps: readonly Entry<
      EntryStep,
      | 'accounts'
      | 'brand'
      | 'company'
      | 'fit-out'
      | 'lease'
      | 'opening'
      | 'permits'
      | 'review'
      | 'route'
      | 'screening'
      | 'sites'
      | 'study'
      | 'supply'
      | 'team'
    >[];
    /** fr “{figure months} {list steps} Le bail, signé à…”, en “{figure months} {list steps} The lease, signed…”, foreignBrands.json timetable.text */
    readonly text: Prose<'figure months' | 'list steps'>;
    /** fr “Un calendrier d’exemple, mois par mois”, en “A sample timetable, month by month”, foreignBrands.json timetable.title */
    readonly title: string;
  };
  readonly topics: {
    readonly id: 'topics';
    readonly disclosure: {
      readonly id: 'disclosure';
      /** fr “Le document d’information (DIP) à remettre…”, en “The disclosure document (DIP) to hand over at…”, foreignBrands.json topics.disclosure.text */
      readonly text: string;
      /** fr “Franchise et affiliation”, en “Franchise and affiliation”, foreignBrands.json topics.disclosure.title */
      readonly title: string;
    };
    readonly employment: {
      readonly id: 'employment';
      /** fr “Convention collective, durée du travail,…”, en “Collective agreements, working time, Sundays.”, foreignBrands.json topics.employment.text */
      readonly text: string;
      /** fr “Embauche”, en “Employment”, foreignBrands.json topics.employment.title */
      readonly title: string;
    };
    readonly lease: {
      readonly id: 'lease';
      /** fr “Durée, sorties et loyer, comparés aux usages…”, en “Term, breaks and rent, beside English and US…”, foreignBrands.json topics.lease.text */
      readonly text: string;
      /** fr “Bail commercial”, en “The lease”, foreignBrands.json topics.lease.title */
      readonly title: string;
    };
    readonly permits: {
      readonly id: 'permits';
      /** fr “Devanture, enseigne, accueil du public : qui…”, en “Shopfront, sign, premises open to the public:…”, foreignBrands.json topics.permits.text */
      readonly text: string;
      /** fr “Autorisations”, en “Permits”, foreignBrands.json topics.permits.title */
      readonly title: string;
    };
    /** fr “Le droit, sujet par sujet”, en “The law, subject by subject”, foreignBrands.json topics.title */
    readonly title: string;
  };
  readonly whyFrance: {
    readonly id: 'why-france';
    readonly items: readonly Topic[];
    /** fr “Pourquoi choisir la France”, en “Why retailers choose France”, foreignBrands.json whyFrance.title */
    readonly title: string;
  };
}

export interface FranchiseLawContent extends EveryPage {
  readonly action: CallToAction;
  readonly drawing: 'door' | 'network' | 'shopfront' | 'shutter';
  readonly hero: {
    /** fr “Carte d’un réseau : un siège relié à ses…”, en “Line drawing of a network: a head office joined…”, franchiseLaw.json hero.drawing */
    readonly drawing: string;
    /** fr “Le droit français dit peu du contrat de…”, en “French law says little about the franchise…”, franchiseLaw.json hero.lead */
    readonly lead: string;
    /** fr “Franchise et affiliation, ce que demande le…”, en “Franchise and affiliation: the law”, franchiseLaw.json hero.title */
    readonly title: Inlines;
  };
  readonly points: {
    readonly id: 'points';
    readonly items: readonly Topic[];
    /** fr “L’obligation pèse sur qui met une enseigne ou…”, en “The duty falls on whoever licenses a name or a…”, franchiseLaw.json points.lead */
    readonly lead: string;
    /** fr “L’information due avant la signature”, en “What you disclose before signature”, franchiseLaw.json points.title */
    readonly title: string;
  };
  readonly table: {
    readonly id: 'table';
    /** fr “Mode”, en “Route”, franchiseLaw.json table.columns */
    readonly columns: readonly string[];
    /** fr “Le DIP est le document d’information…”, en “The DIP ([fr: document d’information…”, franchiseLaw.json table.lead */
    readonly lead: Prose;
    readonly rows: readonly {
      /** Such as fr “Une immatriculation au registre du commerce et…”, en “A business entered on the French trade and…”, franchiseLaw.json table.rows.1.cells */
      readonly cells: readonly Inlines[];
      /** Such as fr “Filiale et baux en propre”, en “Own subsidiary and leases”, franchiseLaw.json table.rows.1.name */
      readonly name: string;
    }[];
    /** fr “Six modes d’entrée”, en “Six ways in”, franchiseLaw.json table.title */
    readonly title: string;
  };
}

export interface FranchiseOrOwnContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Prenez le prochain magasin de votre plan et…”, en “Take the next store in your plan and draw up…”, franchiseOrOwn.json introduction */
  readonly introduction: Prose;
  /** fr “franchise”, en “franchise”, franchiseOrOwn.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly capital: {
      readonly id: 'capital';
      /** fr “Avec les {invested} € d’une succursale,…”, en “With the €{invested} that a company-owned store…”, franchiseOrOwn.json sections.capital.text */
      readonly text: Prose;
      /** fr “Regarder le capital immobilisé”, en “Look at the capital tied up”, franchiseOrOwn.json sections.capital.title */
      readonly title: string;
    };
    readonly control: {
      readonly id: 'control';
      /** fr “En succursale, l’enseigne fixe ses prix et…”, en “In a company-owned store the brand sets its…”, franchiseOrOwn.json sections.control.text */
      readonly text: Prose;
      /** fr “Compter ce que le contrat ne donne pas”, en “Count what the contract cannot give you”, franchiseOrOwn.json sections.control.title */
      readonly title: string;
    };
    readonly example: {
      readonly id: 'example';
      readonly tables: {
        readonly accounts: {
          /** fr “Pour l’enseigne”, en “For the brand”, franchiseOrOwn.json sections.example.tables.accounts.corner */
          readonly corner: string;
          /** fr “Succursale”, en “Company-owned”, franchiseOrOwn.json sections.example.tables.accounts.head */
          readonly head: readonly string[];
          readonly isNumeric: boolean;
          /** fr “Exemple calculé, en euros hors taxes, le même…”, en “Worked example, in euros net of VAT, the same…”, franchiseOrOwn.json sections.example.tables.accounts.note */
          readonly note: string;
          readonly rows: readonly {
            /** Such as fr “Capital engagé”, en “Capital committed”, franchiseOrOwn.json sections.example.tables.accounts.rows.1.name */
            readonly name: string;
            /** Such as fr “{own} €”, en “€{own}”, franchiseOrOwn.json sections.example.tables.accounts.rows.1.says */
            readonly says: readonly string[];
          }[];
          /** fr “Un magasin de plus, pour l’enseigne”, en “One more store, for the brand”, franchiseOrOwn.json sections.example.tables.accounts.title */
          readonly title: string;
        };
      };
      /** fr “Le magasin vend {sales} € hors taxes par an. En…”, en “The store sells €{sales} a year net of VAT.…”, franchiseOrOwn.json sections.example.text */
      readonly text: Prose<'table accounts'>;
      /** fr “Un exemple, deux comptes”, en “One example, two sets of accounts”, franchiseOrOwn.json sections.example.title */
      readonly title: string;
    };
    readonly order: {
      readonly id: 'order';
      /** fr “Faites tenir le magasin par une équipe…”, en “Have the store run by an employed team through…”, franchiseOrOwn.json sections.order.text */
      readonly text: Prose;
      /** fr “Dans quel ordre avancer”, en “The order in which to proceed”, franchiseOrOwn.json sections.order.title */
      readonly title: string;
    };
  };
}

export interface FrenchLeaseContent extends EveryPage {
  readonly action: CallToAction;
  readonly drawing: 'door' | 'network' | 'shopfront' | 'shutter';
  readonly hero: {
    /** fr “Porte de boutique entrouverte, dessinée au…”, en “Line drawing of a shop door standing ajar.”, frenchLease.json hero.drawing */
    readonly drawing: string;
    /** fr “En France, un statut protège le locataire d’un…”, en “In France a statute protects the tenant of…”, frenchLease.json hero.lead */
    readonly lead: string;
    /** fr “Le bail commercial, point par point”, en “The French lease, point by point”, frenchLease.json hero.title */
    readonly title: Inlines;
  };
  readonly points: {
    readonly id: 'points';
    readonly items: readonly Topic[];
    /** fr “Quatre points à régler pendant la négociation,…”, en “Four points to settle while the landlord still…”, frenchLease.json points.lead */
    readonly lead: string;
    /** fr “Avant de signer”, en “Before you sign”, frenchLease.json points.title */
    readonly title: string;
  };
  readonly table: {
    readonly id: 'table';
    /** fr “Sujet”, en “Subject”, frenchLease.json table.columns */
    readonly columns: readonly string[];
    /** fr “Le statut figure aux articles L. 145-1 et…”, en “The statute is in articles L.145-1 and…”, frenchLease.json table.lead */
    readonly lead: Prose;
    readonly rows: readonly {
      /** Such as fr “Neuf ans au moins (art. L. 145-4). Les parties…”, en “Nine years at least (art. L.145-4). The parties…”, frenchLease.json table.rows.1.cells */
      readonly cells: readonly Inlines[];
      /** Such as fr “Durée”, en “Term”, frenchLease.json table.rows.1.name */
      readonly name: string;
    }[];
    /** fr “Huit points comparés”, en “Eight points compared”, frenchLease.json table.title */
    readonly title: string;
  };
}

export interface GuidesContent {
  readonly action: {
    /** fr “Exposer votre projet”, en “Describe your project”, guides.json action.button */
    readonly button: string;
    /** fr “Comparer des emplacements”, en “Compare sites”, guides.json action.scoring */
    readonly scoring: string;
    /** fr “Envoyez-nous votre question et votre échéance,…”, en “Send us your question and your deadline, and…”, guides.json action.text */
    readonly text: string;
    /** fr “Appliquer la méthode à votre réseau”, en “Apply the method to your network”, guides.json action.title */
    readonly title: string;
  };
  /** fr “Sommaire”, en “Contents”, guides.json contents */
  readonly contents: string;
  /** fr “Télécharger la feuille de calcul (CSV)”, en “Download the spreadsheet (CSV)”, guides.json download */
  readonly download: string;
  /** fr “Dans un tableur, remplacez les hypothèses par…”, en “In a spreadsheet, type your own figures over…”, guides.json downloadHint */
  readonly downloadHint: string;
  /** fr “Chiffres clés”, en “Key figures”, guides.json keyFigures */
  readonly keyFigures: PluralText<'count'>;
  /** fr “Guide”, en “Guide”, guides.json kicker */
  readonly kicker: string;
  readonly others: {
    /** fr “Chaque guide se lit seul, mais un loyer trop…”, en “Each guide stands alone, but their subjects…”, guides.json others.text */
    readonly text: string;
    /** fr “Poursuivre avec les autres guides”, en “Carry on with the other guides”, guides.json others.title */
    readonly title: string;
  };
  /** fr “Lire le guide”, en “Read the guide”, guides.json readGuide */
  readonly readGuide: string;
  /** fr “{minutes} min de lecture”, en “{minutes} min read”, guides.json readMinutes */
  readonly readMinutes: Template<'minutes'>;
  /** fr “À faire”, en “To do”, guides.json toDo */
  readonly toDo: string;
  /** fr “mis à jour le {date}”, en “updated {date}”, guides.json updated */
  readonly updated: Template<'date'>;
}

export interface HomeContent extends EveryPage {
  readonly audiences: {
    readonly items: readonly Entry<Audience, 'creators' | 'investors' | 'leaders'>[];
    /** fr “Pour qui nous travaillons”, en “Who we work for”, home.json audiences.title */
    readonly title: string;
  };
  readonly carousel: {
    /** fr “Lire les études de cas”, en “Read the case studies”, home.json carousel.all */
    readonly all: string;
    readonly cards: readonly Entry<CaseStudyCard, 'concept-creation' | 'digital-transformation' | 'network-development'>[];
    /** fr “carrousel”, en “carousel”, home.json carousel.kind */
    readonly kind: string;
    /** fr “Trois missions, de la demande aux résultats.”, en “Three projects, from first request to results.”, home.json carousel.lead */
    readonly lead: string;
    /** fr “En savoir plus”, en “Learn more”, home.json carousel.learnMore */
    readonly learnMore: string;
    /** fr “Étude suivante”, en “Next study”, home.json carousel.next */
    readonly next: string;
    /** fr “Arrêter le défilement”, en “Stop the carousel”, home.json carousel.pause */
    readonly pause: string;
    /** fr “Lancer le défilement”, en “Start the carousel”, home.json carousel.play */
    readonly play: string;
    /** fr “Mission {current} sur {total}”, en “Project {current} of {total}”, home.json carousel.position */
    readonly position: Template<'current' | 'total'>;
    /** fr “Étude précédente”, en “Previous study”, home.json carousel.previous */
    readonly previous: string;
    /** fr “Nos missions”, en “Our projects”, home.json carousel.title */
    readonly title: string;
  };
  readonly clients: {
    readonly items: readonly Entry<ClientCategory, 'beauty' | 'emerging' | 'fashion' | 'food'>[];
    /** fr “Un loyer qui convient à une boutique de mode…”, en “We judge each trade by its own ratios.”, home.json clients.lead */
    readonly lead: string;
    /** fr “Voir les secteurs suivis”, en “See the sectors we serve”, home.json clients.link */
    readonly link: string;
    /** fr “Nos clients, métier par métier”, en “Our clients, trade by trade”, home.json clients.title */
    readonly title: string;
  };
  readonly columns: {
    readonly method: Titled;
    readonly problem: Titled;
    readonly proof: {
      /** fr “Voir ces outils dans nos études de cas”, en “See these tools in our case studies”, home.json columns.proof.link */
      readonly link: string;
      /** fr “Un compte d’exploitation par magasin, que vos…”, en “A P&L for each store that your team can keep up”, home.json columns.proof.points */
      readonly points: readonly string[];
      /** fr “Ce que vous gardez”, en “What you keep”, home.json columns.proof.title */
      readonly title: string;
    };
  };
  readonly contact: {
    readonly id: 'contact';
    /** fr “Toutes nos coordonnées”, en “All our contact details”, home.json contact.button */
    readonly button: string;
    /** fr “Écrivez cinq lignes : activité, ville, nombre…”, en “Send five lines: trade, town, number of stores,…”, home.json contact.text */
    readonly text: string;
    /** fr “Parlons de votre réseau”, en “Tell us about your network”, home.json contact.title */
    readonly title: string;
  };
  readonly hero: {
    readonly id: 'accueil';
    /** fr “Rue commerçante de Paris dessinée au trait, une…”, en “Line drawing of a Paris shopping street, with…”, home.json hero.drawing */
    readonly drawing: string;
    /** fr “Évaluer un emplacement”, en “Evaluate a location”, home.json hero.evaluate */
    readonly evaluate: string;
    /** fr “Parler à un expert”, en “Talk to an expert”, home.json hero.expert */
    readonly expert: string;
    /** fr “Nous conseillons les réseaux de magasins, en…”, en “We advise store networks, company-owned or…”, home.json hero.subtitle */
    readonly subtitle: string;
    /** fr “Ouvrir, franchiser ou fermer ?”, en “Open, franchise or close?”, home.json hero.title */
    readonly title: Inlines;
  };
  readonly missions: {
    readonly items: readonly Entry<
      CaseStudySummary,
      | 'concept-creation'
      | 'digital-transformation'
      | 'due-diligence'
      | 'interim-management'
      | 'network-development'
      | 'turnaround'
    >[];
    /** fr “Un choix parmi plus de {projectCount} projets.…”, en “A selection from more than {projectCount}…”, home.json missions.lead */
    readonly lead: string;
    /** fr “Six missions en bref”, en “Six projects in brief”, home.json missions.title */
    readonly title: string;
  };
  readonly offers: {
    readonly items: readonly Entry<Offer, 'booster' | 'hotline' | 'partner' | 'scoring'>[];
    /** fr “Par où commencer”, en “Where to begin”, home.json offers.title */
    readonly title: string;
  };
  readonly steps: {
    readonly items: readonly Titled[];
    /** fr “Chaque étape se termine par un document écrit,…”, en “Each step ends with a written document, and…”, home.json steps.lead */
    readonly lead: string;
    /** fr “Le déroulement d’une mission”, en “How a project runs”, home.json steps.title */
    readonly title: string;
  };
}

export interface LawContent {
  /** fr “Ces énoncés ont été validés par {counsel}. Ils…”, en “These statements have been approved by…”, law.json approved */
  readonly approved: Template<'counsel'>;
  /** fr “Dernière lecture le {date}”, en “Last read on {date}”, law.json checked */
  readonly checked: Template<'date'>;
  readonly statements: readonly Entry<
    LegalStatement,
    | 'agreement-of-activity'
    | 'assignment'
    | 'branch-manager'
    | 'brokerage'
    | 'change-of-use'
    | 'charges-inventory'
    | 'consumer-court'
    | 'consumers-abroad'
    | 'copyright'
    | 'data-basis'
    | 'deposit'
    | 'disclosure'
    | 'disclosure-contents'
    | 'english-rent-reviews'
    | 'english-tenancies'
    | 'eviction'
    | 'exclusive-purchase'
    | 'extended-agreement'
    | 'french-contracts'
    | 'french-documents'
    | 'french-language'
    | 'french-notices'
    | 'indexation'
    | 'know-how'
    | 'large-shops'
    | 'lease-statute'
    | 'legal-advice'
    | 'mail-retention'
    | 'mayors-sundays'
    | 'post-term-non-compete'
    | 'property-tax'
    | 'public-premises'
    | 'recharges'
    | 'rent-cap'
    | 'resale-prices'
    | 'shopfront'
    | 'short-lease'
    | 'sign'
    | 'staying-on'
    | 'sunday-food'
    | 'sunday-local-law'
    | 'sunday-rest'
    | 'sunday-trades'
    | 'three-year-break'
    | 'working-week'
    | 'works-council'
  >[];
  /** fr “Textes cités et sources”, en “Sources”, law.json title */
  readonly title: string;
  /** fr “Ces énoncés ont été relus à la date indiquée et…”, en “We read these texts on the dates shown; counsel…”, law.json toApprove */
  readonly toApprove: string;
}

export interface LeaseClausesContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Une annonce collée sur une vitrine vide donne…”, en “A board in an empty window quotes a rent, net…”, leaseClauses.json introduction */
  readonly introduction: Prose;
  /** fr “bail commercial”, en “commercial lease”, leaseClauses.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly charges: {
      readonly id: 'charges';
      /** fr “- L’inventaire des charges, impôts et taxes.…”, en “- The inventory of charges and taxes. [French…”, leaseClauses.json sections.charges.text */
      readonly text: Prose;
      /** fr “Chaque trimestre”, en “Every quarter”, leaseClauses.json sections.charges.title */
      readonly title: string;
    };
    readonly entry: {
      readonly id: 'entry';
      /** fr “- Le droit au bail : il revient au locataire…”, en “- [fr: Droit au bail]: the price paid to the…”, leaseClauses.json sections.entry.text */
      readonly text: Prose;
      /** fr “À la signature”, en “On signature”, leaseClauses.json sections.entry.title */
      readonly title: string;
    };
    readonly exit: {
      readonly id: 'exit';
      /** fr “- La première date de sortie. Le locataire peut…”, en “- The first date on which you can go. As a rule…”, leaseClauses.json sections.exit.text */
      readonly text: Prose;
      /** fr “Au départ”, en “On leaving”, leaseClauses.json sections.exit.title */
      readonly title: string;
    };
    readonly reading: {
      readonly id: 'reading';
      /** fr “Additionnez le loyer, les charges, les taxes et…”, en “Add rent, service charges, recharged taxes and…”, leaseClauses.json sections.reading.text */
      readonly text: Prose;
      /** fr “Calculer le taux d’effort”, en “Then one division”, leaseClauses.json sections.reading.title */
      readonly title: string;
    };
  };
}

export interface LegalNoticeContent extends EveryPage {
  readonly facts: {
    /** fr “Siège social”, en “Registered office”, legalNotice.json facts.address */
    readonly address: string;
    /** fr “Capital social”, en “Share capital”, legalNotice.json facts.capital */
    readonly capital: string;
    /** fr “Dénomination sociale”, en “Company name”, legalNotice.json facts.company */
    readonly company: string;
    /** fr “Contact”, en “Contact”, legalNotice.json facts.contact */
    readonly contact: string;
    /** fr “Direction de la publication”, en “Publication director”, legalNotice.json facts.director */
    readonly director: string;
    /** fr “Forme juridique”, en “Legal form”, legalNotice.json facts.form */
    readonly form: string;
    /** fr “Hébergeur”, en “Hosting provider”, legalNotice.json facts.host */
    readonly host: string;
    /** fr “Immatriculation”, en “Registration”, legalNotice.json facts.registration */
    readonly registration: string;
    /** fr “Éditeur et hébergeur”, en “Publisher and host”, legalNotice.json facts.title */
    readonly title: string;
    /** fr “Numéro de TVA intracommunautaire”, en “EU VAT number”, legalNotice.json facts.vat */
    readonly vat: string;
  };
  readonly hero: Hero;
  readonly sections: {
    readonly data: {
      /** fr “Lire la page Confidentialité”, en “Read the privacy page”, legalNotice.json sections.data.link */
      readonly link: string;
      /** fr “Les messages du formulaire, leur durée de…”, en “Messages sent through the form, how long they…”, legalNotice.json sections.data.text */
      readonly text: string;
      /** fr “Données personnelles”, en “Personal data”, legalNotice.json sections.data.title */
      readonly title: string;
    };
    readonly jurisdiction: {
      readonly id: 'jurisdiction';
      /** fr “Le site et les présentes mentions sont soumis…”, en “The site and this notice are governed by French…”, legalNotice.json sections.jurisdiction.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “Droit applicable et juridiction”, en “Law and jurisdiction”, legalNotice.json sections.jurisdiction.title */
      readonly title: string;
    };
    readonly liability: {
      /** fr “Les contenus informent sans remplacer l’examen…”, en “The content is for information and does not…”, legalNotice.json sections.liability.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “Responsabilité et liens externes”, en “Liability and external links”, legalNotice.json sections.liability.title */
      readonly title: string;
    };
    readonly limits: {
      readonly id: 'limits';
      /** fr “Nous relisons l’économie d’un bail ou d’un…”, en “We review the economics of a lease or a…”, legalNotice.json sections.limits.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “Ce que nous ne faisons pas”, en “What we leave to others”, legalNotice.json sections.limits.title */
      readonly title: string;
    };
    readonly property: {
      /** fr “Les textes, dessins, plans et grilles publiés…”, en “The texts, drawings, plans and scorecards…”, legalNotice.json sections.property.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “Propriété intellectuelle des contenus”, en “Intellectual property in the content”, legalNotice.json sections.property.title */
      readonly title: string;
    };
  };
}

export interface LocationContent extends EveryPage {
  readonly actions: {
    /** fr “Compter séparément les deux trottoirs, sur les…”, en “Count both pavements separately, over the same…”, location.json actions.flows */
    readonly flows: readonly string[];
    /** fr “Exiger l’inventaire des charges et l’état des…”, en “Request the inventory of charges and the list…”, location.json actions.lease */
    readonly lease: readonly string[];
  };
  readonly author: PersonId;
  readonly card: {
    /** fr “Mesurer une zone de chalandise, compter le…”, en “How to measure a catchment, count footfall and…”, location.json card.description */
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    /** fr “Emplacement”, en “Location”, location.json card.title */
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    /** fr “Les trois zones en minutes, avec habitants,…”, en “The three zones in minutes, with residents,…”, location.json checklist.items */
    readonly items: readonly string[];
    /** fr “Ce que le dossier d’un emplacement doit contenir”, en “What a location file should contain”, location.json checklist.title */
    readonly title: string;
  };
  readonly example: {
    readonly id: 'example';
    readonly after: string;
    readonly columns: {
      /** fr “Cercle”, en “Circle”, location.json example.columns.circle */
      readonly circle: string;
      /** fr “Minutes à pied”, en “Minutes on foot”, location.json example.columns.walk */
      readonly walk: string;
    };
    /** fr “Exemple inventé pour montrer le calcul. Le même…”, en “Invented figures, to show the calculation. The…”, location.json example.intro */
    readonly intro: string;
    /** fr “L’isochrone retire {lost} € de ventes à la…”, en “Walking time takes €{lost} off the sales…”, location.json example.reading */
    readonly reading: string;
    /** fr “Ventes attendues à cette adresse”, en “Sales expected at this address”, location.json example.rowTitle */
    readonly rowTitle: string;
    readonly rows: {
      /** fr “Panier moyen”, en “Average transaction value”, location.json example.rows.basket */
      readonly basket: string;
      /** fr “Ventes aux habitants”, en “Sales to residents”, location.json example.rows.localSales */
      readonly localSales: string;
      /** fr “Loyer, charges, taxes et honoraires refacturés”, en “Rent, service charges, recharged taxes and fees”, location.json example.rows.occupancy */
      readonly occupancy: string;
      /** fr “Taux d’effort”, en “Occupancy cost ratio”, location.json example.rows.occupancyRate */
      readonly occupancyRate: string;
      /** fr “Ventes au passage, d’après les comptages”, en “Passing trade, from the counts”, location.json example.rows.passingSales */
      readonly passingSales: string;
      /** fr “Habitants de la zone”, en “Residents of the zone”, location.json example.rows.residents */
      readonly residents: string;
      /** fr “Ventes attendues”, en “Expected sales”, location.json example.rows.sales */
      readonly sales: string;
      /** fr “Part qui ressemble à vos clients”, en “Share who resemble your customers”, location.json example.rows.targetShare */
      readonly targetShare: string;
      /** fr “Visites par client et par an”, en “Visits per customer per year”, location.json example.rows.visits */
      readonly visits: string;
      /** fr “Part d’entre eux que vous pensez gagner”, en “Share of these you expect to win”, location.json example.rows.wonShare */
      readonly wonShare: string;
    };
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
    };
    /** fr “Exemple : une adresse comptée dans un cercle…”, en “Example: one address, by circle and on foot”, location.json example.title */
    readonly title: string;
  };
  readonly figure: {
    /** fr “Trois isochrones à pied autour du magasin, sur…”, en “Three walking isochrones around the store on a…”, location.json figure.caption */
    readonly caption: string;
    /** fr “Plan de rues. Le magasin est au centre de trois…”, en “Street plan. The store is at the centre of…”, location.json figure.description */
    readonly description: string;
    readonly labels: {
      /** fr “Concurrent”, en “Competitor”, location.json figure.labels.competitor */
      readonly competitor: string;
      /** fr “Marché couvert”, en “Market hall”, location.json figure.labels.draw */
      readonly draw: string;
      /** fr “Zone primaire”, en “Primary zone”, location.json figure.labels.primary */
      readonly primary: string;
      /** fr “Zone secondaire”, en “Secondary zone”, location.json figure.labels.secondary */
      readonly secondary: string;
      /** fr “Magasin”, en “Store”, location.json figure.labels.store */
      readonly store: string;
      /** fr “Zone tertiaire”, en “Tertiary zone”, location.json figure.labels.tertiary */
      readonly tertiary: string;
    };
    /** fr “La zone de chalandise sur le plan”, en “Catchment laid over the street plan”, location.json figure.title */
    readonly title: string;
  };
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'catchment' | 'decision' | 'flows' | 'lease' | 'premises'>[];
  readonly tool: {
    readonly after: string;
    /** fr “L’outil pondère 12 critères et compare jusqu’à…”, en “The tool weights 12 criteria and compares up to…”, location.json tool.text */
    readonly text: string;
    /** fr “Noter le local devant sa vitrine”, en “Score the premises from the pavement”, location.json tool.title */
    readonly title: string;
  };
}

export interface LocationScoringContent extends EveryPage {
  readonly expert: {
    readonly id: 'expert';
    /** fr “Parler à un expert”, en “Talk to an expert”, locationScoring.json expert.button */
    readonly button: string;
    /** fr “La grille ne négocie pas le loyer et ne voit…”, en “A scorecard can’t negotiate the rent or spot…”, locationScoring.json expert.text */
    readonly text: string;
    /** fr “Faites relire votre classement”, en “Have your ranking reviewed”, locationScoring.json expert.title */
    readonly title: string;
  };
  readonly features: readonly Titled[];
  readonly frame: {
    readonly id: 'tool';
    /** fr “Sur un téléphone, l’outil occupe toute une page…”, en “On a phone the tool has a page to itself and…”, locationScoring.json frame.card */
    readonly card: string;
    /** fr “Ouvrir l’outil en plein écran”, en “Open the tool full screen”, locationScoring.json frame.fullScreen */
    readonly fullScreen: string;
    /** fr “Placez vos sites côte à côte”, en “Set your sites side by side”, locationScoring.json frame.heading */
    readonly heading: string;
    /** fr “Inscrivez d’abord un local que vous connaissez…”, en “Begin with premises you know well, perhaps one…”, locationScoring.json frame.lead */
    readonly lead: string;
    /** fr “Charger l’outil”, en “Load the tool”, locationScoring.json frame.load */
    readonly load: string;
    /** fr “Comparer mes emplacements”, en “Compare my locations”, locationScoring.json frame.open */
    readonly open: string;
    /** fr “[en: Location Scoring], outil de comparaison…”, en “Location Scoring, a tool for comparing…”, locationScoring.json frame.title */
    readonly title: string;
    /** fr “L’outil est fourni par {host}, qui dépose des…”, en “The tool is served by {host}, which sets…”, locationScoring.json frame.trackers */
    readonly trackers: Template<'host'>;
  };
  readonly hero: {
    /** fr “Plan de rues au trait : un emplacement entouré…”, en “Line drawing of a street plan: one site ringed…”, locationScoring.json hero.drawing */
    readonly drawing: string;
    /** fr “[en: Location Scoring] est un outil gratuit qui…”, en “Location Scoring is a free tool that sets…”, locationScoring.json hero.lead */
    readonly lead: string;
    /** fr “Comparez vos emplacements à critères égaux”, en “Compare your sites on equal terms”, locationScoring.json hero.title */
    readonly title: Inlines;
  };
}

export interface MessageNotSentContent extends EveryPage {
  readonly kept: Titled;
  readonly refusals: {
    readonly invalid: {
      readonly id: 'invalid';
      /** fr “Un champ obligatoire manque, ou n’a pas la…”, en “A required field is missing, or not in the form…”, messageNotSent.json refusals.invalid.text */
      readonly text: string;
      /** fr “Un champ est à revoir”, en “One field needs another look”, messageNotSent.json refusals.invalid.title */
      readonly title: string;
    };
    readonly limited: {
      readonly id: 'limited';
      /** fr “Nous en avons reçu plusieurs de votre part, et…”, en “We’ve had several from you, and the form takes…”, messageNotSent.json refusals.limited.text */
      readonly text: string;
      /** fr “Plusieurs messages déjà reçus”, en “Several messages received already”, messageNotSent.json refusals.limited.title */
      readonly title: string;
    };
    readonly long: {
      readonly id: 'long';
      /** fr “L’un des champs dépasse sa limite ; celle du…”, en “One of the fields is over its limit, which is…”, messageNotSent.json refusals.long.text */
      readonly text: string;
      /** fr “Un texte est trop long”, en “One of your entries is too long”, messageNotSent.json refusals.long.title */
      readonly title: string;
    };
    readonly unavailable: {
      readonly id: 'unavailable';
      /** fr “Le site n’a pas pu prendre votre message en…”, en “The site could not accept your message. Please…”, messageNotSent.json refusals.unavailable.text */
      readonly text: string;
      /** fr “Le message n’a pas pu être enregistré”, en “The message could not be saved”, messageNotSent.json refusals.unavailable.title */
      readonly title: string;
    };
  };
  /** fr “Votre message n’est pas parti”, en “Your message has not been sent”, messageNotSent.json title */
  readonly title: Inlines;
  readonly write: Titled;
}

export interface MessageSentContent extends EveryPage {
  readonly next: Titled;
  /** fr “D’ici là”, en “In the meantime”, messageSent.json suggestions */
  readonly suggestions: string;
}

export interface NetworkDevelopmentContent extends EveryPage {
  readonly action: CallToAction;
  /** fr “[Deux formats](concept#space) ont été arrêtés,…”, en “[Two formats](concept#space) were settled, each…”, networkDevelopment.json actions */
  readonly actions: readonly Inlines[];
  /** fr “L’enseigne vendait ses soins dans des points de…”, en “The brand sold its treatments through outlets…”, networkDevelopment.json context */
  readonly context: Prose;
  /** fr “La direction demandait un plan d’ouvertures et…”, en “Management asked for an opening plan and for…”, networkDevelopment.json demand */
  readonly demand: Prose;
  readonly details: {
    /** fr “{outletsMonths} mois”, en “{outletsMonths} months”, networkDevelopment.json details.duration */
    readonly duration: string;
    /** fr “Beauté premium”, en “Premium beauty”, networkDevelopment.json details.sector */
    readonly sector: string;
  };
  readonly facts: Entry<CaseStudyPage, 'network-development'>;
  /** fr “Rapporté au nombre de cabines et d’heures…”, en “Measured per treatment room and per opening…”, networkDevelopment.json findings */
  readonly findings: readonly Inlines[];
  readonly story: Entry<CaseStudyStory, 'network-development'>;
}

export interface NotFoundContent extends EveryPage {
  /** fr “Revenir à l’accueil”, en “Back to the home page”, notFound.json home */
  readonly home: string;
  /** fr “Vous cherchiez peut-être”, en “You may have been looking for”, notFound.json suggestions */
  readonly suggestions: string;
  /** fr “Aucune page ne se trouve à cette adresse. Le…”, en “There is no page at this address. The link may…”, notFound.json text */
  readonly text: string;
  /** fr “[en: Oops! Page not found]”, en “Oops! Page not found”, notFound.json title */
  readonly title: string;
}

export interface OpeningCashContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Un soir de novembre, le relevé de banque arrive…”, en “One evening in November the bank statement…”, openingCash.json introduction */
  readonly introduction: Prose;
  /** fr “trésorerie”, en “cash flow”, openingCash.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly bank: {
      readonly id: 'bank';
      /** fr “Un chargé d’affaires lit d’abord le point bas…”, en “A lending officer looks first at the lowest…”, openingCash.json sections.bank.text */
      readonly text: Prose;
      /** fr “Présenter ce plan à la banque”, en “Show the plan to the bank”, openingCash.json sections.bank.title */
      readonly title: string;
    };
    readonly dates: {
      readonly id: 'dates';
      /** fr “Relevez dans chaque devis l’échéancier de…”, en “Take the payment schedule from every quotation.…”, openingCash.json sections.dates.text */
      readonly text: Prose;
      /** fr “Placer chaque paiement à sa date”, en “Put each payment on its date”, openingCash.json sections.dates.title */
      readonly title: string;
    };
    readonly slower: {
      readonly id: 'slower';
      /** fr “Diminuons d’un cinquième les ventes, et le…”, en “Take a fifth off sales, and off replenishment…”, openingCash.json sections.slower.text */
      readonly text: Prose;
      /** fr “Refaire le plan avec des ventes plus basses”, en “Redo the plan with lower sales”, openingCash.json sections.slower.title */
      readonly title: string;
    };
    readonly trough: {
      readonly id: 'trough';
      readonly tables: {
        readonly months: {
          /** fr “Mois”, en “Month”, openingCash.json sections.trough.tables.months.corner */
          readonly corner: string;
          /** fr “Encaissements”, en “Receipts”, openingCash.json sections.trough.tables.months.head */
          readonly head: readonly string[];
          readonly isNumeric: boolean;
          /** fr “Exemple calculé, en euros hors TVA. Le premier…”, en “Worked example, in euros net of VAT. The first…”, openingCash.json sections.trough.tables.months.note */
          readonly note: string;
          readonly rows: readonly {
            /** Such as fr “Deux mois avant”, en “Two months before”, openingCash.json sections.trough.tables.months.rows.1.name */
            readonly name: string;
            /** Such as fr “{receipts} €”, en “€{receipts}”, openingCash.json sections.trough.tables.months.rows.1.says */
            readonly says: readonly string[];
          }[];
          /** fr “Le plan de l’exemple”, en “The example plan”, openingCash.json sections.trough.tables.months.title */
          readonly title: string;
        };
      };
      /** fr “{table months} L’apport et le prêt versent…”, en “{table months} Equity and the loan bring in…”, openingCash.json sections.trough.text */
      readonly text: Prose<'table months'>;
      /** fr “Lire le point bas”, en “Find the lowest point”, openingCash.json sections.trough.title */
      readonly title: string;
    };
  };
}

export interface OpeningPaceContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Sur le mur d’une salle de réunion, [une feuille…”, en “On a meeting-room wall, [a…”, openingPace.json introduction */
  readonly introduction: Prose;
  /** fr “rythme d’ouverture”, en “opening pace”, openingPace.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly days: {
      readonly id: 'days';
      readonly tables: {
        readonly trades: {
          /** fr “Métier”, en “Team”, openingPace.json sections.days.tables.trades.corner */
          readonly corner: string;
          /** fr “Jours par ouverture”, en “Days per opening”, openingPace.json sections.days.tables.trades.head */
          readonly head: readonly string[];
          readonly isNumeric: boolean;
          /** fr “Exemple calculé, en jours de travail d’une…”, en “Worked example, in working days a year. Replace…”, openingPace.json sections.days.tables.trades.note */
          readonly note: string;
          readonly rows: readonly {
            /** Such as fr “Recherche et bail”, en “Property and lease”, openingPace.json sections.days.tables.trades.rows.1.name */
            readonly name: string;
            /** Such as fr “{taken}”, en “{taken}”, openingPace.json sections.days.tables.trades.rows.1.says */
            readonly says: readonly string[];
          }[];
          /** fr “Les jours d’une ouverture, par métier”, en “Days in an opening, by team”, openingPace.json sections.days.tables.trades.title */
          readonly title: string;
        };
      };
      /** fr “Reprenez vos dernières ouvertures et demandez à…”, en “Go back to your latest openings and ask…”, openingPace.json sections.days.text */
      readonly text: Prose<'table trades'>;
      /** fr “Compter les jours d’une ouverture”, en “Count the days in one opening”, openingPace.json sections.days.title */
      readonly title: string;
    };
    readonly slip: {
      readonly id: 'slip';
      /** fr “Un permis ou un vice caché peuvent retarder…”, en “A permit or a hidden defect can hold up any…”, openingPace.json sections.slip.text */
      readonly text: Prose;
      /** fr “Prévoir qu’un magasin glisse”, en “Plan for a store to slip”, openingPace.json sections.slip.title */
      readonly title: string;
    };
    readonly slowest: {
      readonly id: 'slowest';
      /** fr “Dans l’exemple, l’animation ne peut accompagner…”, en “In the example, field support can see only…”, openingPace.json sections.slowest.text */
      readonly text: Prose;
      /** fr “Partir de l’équipe la plus chargée”, en “Plan around the tightest team”, openingPace.json sections.slowest.title */
      readonly title: string;
    };
    readonly year: {
      readonly id: 'year';
      /** fr “Le total annuel suppose une charge régulière.…”, en “A yearly total assumes an even load. Openings…”, openingPace.json sections.year.text */
      readonly text: Prose;
      /** fr “Répartir les ouvertures dans l’année”, en “Spread openings over the year”, openingPace.json sections.year.title */
      readonly title: string;
    };
  };
}

export interface OperationsManualContent extends EveryPage {
  readonly author: PersonId;
  readonly drawing: DrawingName;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Un vendredi, en fin d’après-midi, un carton…”, en “Late on a Friday afternoon, an opened box on…”, operationsManual.json introduction */
  readonly introduction: Prose;
  /** fr “manuel opératoire”, en “operations manual”, operationsManual.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly law: {
      readonly id: 'law';
      /** fr “Le règlement européen sur les accords verticaux…”, en “The EU regulation on vertical agreements…”, operationsManual.json sections.law.text */
      readonly text: Prose;
      /** fr “Ce que le droit attend d’un savoir-faire”, en “What the law expects of know-how”, operationsManual.json sections.law.title */
      readonly title: string;
    };
    readonly sheet: {
      readonly id: 'sheet';
      readonly tables: {
        readonly page: {
          /** fr “Ligne”, en “Line”, operationsManual.json sections.sheet.tables.page.corner */
          readonly corner: string;
          /** fr “Ce qu’on y écrit”, en “What goes there”, operationsManual.json sections.sheet.tables.page.head */
          readonly head: readonly string[];
          readonly isNumeric: boolean;
          /** fr “Modèle d’une page. Remplacez l’exemple par…”, en “A one-page template. Replace the example with a…”, operationsManual.json sections.sheet.tables.page.note */
          readonly note: string;
          readonly rows: readonly {
            /** Such as fr “But”, en “Purpose”, operationsManual.json sections.sheet.tables.page.rows.1.name */
            readonly name: string;
            /** Such as fr “Le résultat attendu, en une phrase”, en “The expected result, in one sentence”, operationsManual.json sections.sheet.tables.page.rows.1.says */
            readonly says: readonly string[];
          }[];
          /** fr “Une fiche remplie : réceptionner une livraison”, en “A completed page: receiving a delivery”, operationsManual.json sections.sheet.tables.page.title */
          readonly title: string;
        };
      };
      /** fr “Choisissez une tâche fréquente dont un raté…”, en “Choose a frequent task that costs money when it…”, operationsManual.json sections.sheet.text */
      readonly text: Prose<'table page'>;
      /** fr “Remplir une fiche en entier”, en “Fill in one page completely”, operationsManual.json sections.sheet.title */
      readonly title: string;
    };
    readonly trial: {
      readonly id: 'trial';
      /** fr “Donnez la fiche à un salarié arrivé dans la…”, en “Give the page to someone who joined this week,…”, operationsManual.json sections.trial.text */
      readonly text: Prose;
      /** fr “L’essayer avec un débutant”, en “Try it on a newcomer”, operationsManual.json sections.trial.title */
      readonly title: string;
    };
    readonly upkeep: {
      readonly id: 'upkeep';
      /** fr “Chaque fiche porte une date et le nom d’un…”, en “Each page carries a date and the job title of…”, operationsManual.json sections.upkeep.text */
      readonly text: Prose;
      /** fr “La tenir à jour”, en “Keep it up to date”, operationsManual.json sections.upkeep.title */
      readonly title: string;
    };
  };
}

export interface OrganizationContent extends EveryPage {
  readonly actions: {
    /** fr “Laisser le candidat choisir dans le DIP les…”, en “Let candidates choose from the DIP which…”, organization.json actions.franchisees */
    readonly franchisees: readonly string[];
    /** fr “Attribuer chaque tâche récurrente à un seul…”, en “Give every recurring task a single owner, named…”, organization.json actions.roles */
    readonly roles: readonly string[];
  };
  readonly author: PersonId;
  readonly card: {
    /** fr “Qui fait quoi entre le siège et les magasins,…”, en “Who does what between head office and stores,…”, organization.json card.description */
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    /** fr “Organisation”, en “Organisation”, organization.json card.title */
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    /** fr “Soumettre la matrice des rôles à un responsable…”, en “Try the matrix of roles on a store manager who…”, organization.json checklist.items */
    readonly items: readonly string[];
    /** fr “Vérifier que l’organisation fonctionne”, en “Checking that the organisation works”, organization.json checklist.title */
    readonly title: string;
  };
  readonly example: {
    readonly id: 'example';
    readonly after: string;
    readonly columns: {
      /** fr “Métropole”, en “City”, organization.json example.columns.city */
      readonly city: string;
      /** fr “Région”, en “Region”, organization.json example.columns.region */
      readonly region: string;
    };
    /** fr “Exemple inventé pour montrer le calcul. Le même…”, en “Invented figures, to show the calculation. The…”, organization.json example.intro */
    readonly intro: string;
    /** fr “Au même rythme de visites, un animateur suit…”, en “At the same frequency of visits, one consultant…”, organization.json example.reading */
    readonly reading: string;
    /** fr “Le portefeuille d’un animateur”, en “A consultant’s portfolio”, organization.json example.rowTitle */
    readonly rowTitle: string;
    readonly rows: {
      /** fr “Animateurs à recruter”, en “Consultants to hire”, organization.json example.rows.consultants */
      readonly consultants: string;
      /** fr “Jours travaillés par an”, en “Days worked in a year”, organization.json example.rows.days */
      readonly days: string;
      /** fr “Magasins à suivre”, en “Stores to look after”, organization.json example.rows.network */
      readonly network: string;
      /** fr “Jours au siège, en formation et en ouverture”, en “Days at head office, in training and at openings”, organization.json example.rows.officeDays */
      readonly officeDays: string;
      /** fr “Jours de route par visite”, en “Days on the road per visit”, organization.json example.rows.roadDays */
      readonly roadDays: string;
      /** fr “Jours par magasin et par an”, en “Days per store per year”, organization.json example.rows.storeDays */
      readonly storeDays: string;
      /** fr “Magasins par animateur”, en “Stores per consultant”, organization.json example.rows.stores */
      readonly stores: string;
      /** fr “Jours par visite”, en “Days per visit”, organization.json example.rows.visitDays */
      readonly visitDays: string;
      /** fr “Visites par magasin et par an”, en “Visits per store per year”, organization.json example.rows.visits */
      readonly visits: string;
    };
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
    };
    /** fr “Exemple : combien de magasins par animateur”, en “Example: how many stores per consultant”, organization.json example.title */
    readonly title: string;
  };
  readonly figure: {
    /** fr “Le schéma relie siège, direction du réseau,…”, en “The drawing links head office, network…”, organization.json figure.caption */
    readonly caption: string;
    /** fr “Quatre étages, de haut en bas : le siège, la…”, en “Four storeys, from top to bottom: head office,…”, organization.json figure.description */
    readonly description: string;
    readonly labels: {
      /** fr “Animateur de réseau”, en “Field consultant”, organization.json figure.labels.fieldConsultant */
      readonly fieldConsultant: string;
      /** fr “Faits de terrain”, en “What stores report”, organization.json figure.labels.fieldFacts */
      readonly fieldFacts: string;
      /** fr “Siège”, en “Head office”, organization.json figure.labels.headOffice */
      readonly headOffice: string;
      /** fr “Direction du réseau”, en “Network management”, organization.json figure.labels.management */
      readonly management: string;
      /** fr “Standards”, en “Standards”, organization.json figure.labels.standards */
      readonly standards: string;
      /** fr “Magasins”, en “Stores”, organization.json figure.labels.stores */
      readonly stores: string;
    };
    /** fr “Du siège aux magasins, et retour”, en “From head office to stores and back”, organization.json figure.title */
    readonly title: string;
  };
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'field' | 'franchisees' | 'head-office' | 'rhythm' | 'roles'>[];
}

export interface PermitsContent extends EveryPage {
  readonly action: CallToAction;
  readonly drawing: 'door' | 'network' | 'shopfront' | 'shutter';
  readonly hero: {
    /** fr “Façade de boutique avec sa devanture et son…”, en “Line drawing of a shop with its front and its…”, permits.json hero.drawing */
    readonly drawing: string;
    /** fr “Interrogez la mairie tôt, car la réponse dépend…”, en “Ask the town hall early which permits you need,…”, permits.json hero.lead */
    readonly lead: string;
    /** fr “Les autorisations à prévoir”, en “Permits to plan for”, permits.json hero.title */
    readonly title: Inlines;
  };
  readonly points: {
    readonly id: 'points';
    readonly items: readonly Topic[];
    /** fr “Les autorisations se préparent avant l’offre et…”, en “Prepare permits before the offer; obtain them…”, permits.json points.lead */
    readonly lead: string;
    /** fr “Dans quel ordre”, en “In what order”, permits.json points.title */
    readonly title: string;
  };
  readonly table: {
    readonly id: 'table';
    /** fr “Objet”, en “Subject”, permits.json table.columns */
    readonly columns: readonly string[];
    /** fr “Les délais courent à partir d’un dossier…”, en “Time runs from the day the file is complete.…”, permits.json table.lead */
    readonly lead: Prose;
    readonly rows: readonly {
      /** Such as fr “Un magasin ou un ensemble commercial de plus de…”, en “A shop or shopping complex of more than 1,000…”, permits.json table.rows.1.cells */
      readonly cells: readonly Inlines[];
      /** Such as fr “Autorisation d’exploitation commerciale (AEC)”, en “Retail operating permit (AEC)”, permits.json table.rows.1.name */
      readonly name: string;
    }[];
    /** fr “Qui décide, et quand”, en “Who decides, and when”, permits.json table.title */
    readonly title: string;
  };
}

export interface PilotStoreContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Beaucoup d’enseignes appellent pilote leur…”, en “Many brands call their first successful store a…”, pilotStore.json introduction */
  readonly introduction: Prose;
  /** fr “magasin pilote”, en “pilot store”, pilotStore.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly founder: {
      readonly id: 'founder';
      /** fr “Le fondateur reste à l’écart pendant des…”, en “The founder stays away for whole weeks, in high…”, pilotStore.json sections.founder.text */
      readonly text: Prose;
      /** fr “Retirer le fondateur”, en “Keep the founder away”, pilotStore.json sections.founder.title */
      readonly title: string;
    };
    readonly ordinary: {
      readonly id: 'ordinary';
      /** fr “Prenez le type de rue et de ville où vous…”, en “Take the kind of street and town where you…”, pilotStore.json sections.ordinary.text */
      readonly text: Prose;
      /** fr “Choisir une adresse ordinaire”, en “Choose an ordinary address”, pilotStore.json sections.ordinary.title */
      readonly title: string;
    };
    readonly questions: {
      readonly id: 'questions';
      readonly tables: {
        readonly questions: {
          /** fr “Question”, en “Question”, pilotStore.json sections.questions.tables.questions.corner */
          readonly corner: string;
          /** fr “Ce que l’on relève”, en “What is recorded”, pilotStore.json sections.questions.tables.questions.head */
          readonly head: readonly string[];
          readonly isNumeric: boolean;
          /** fr “Modèle à adapter. Gardez la même mesure du…”, en “A template to adapt. Keep the same measure from…”, pilotStore.json sections.questions.tables.questions.note */
          readonly note: string;
          readonly rows: readonly {
            /** Such as fr “Qui entre, et pour acheter quoi ?”, en “Who comes in, and to buy what?”, pilotStore.json sections.questions.tables.questions.rows.1.name */
            readonly name: string;
            /** Such as fr “Entrées, tickets, panier, retours”, en “Visitors, transactions, transaction value,…”, pilotStore.json sections.questions.tables.questions.rows.1.says */
            readonly says: readonly string[];
          }[];
          /** fr “Les questions d’un essai”, en “Questions for the trial”, pilotStore.json sections.questions.tables.questions.title */
          readonly title: string;
        };
      };
      /** fr “Cinq suffisent. Chacune appelle une mesure et…”, en “Five are enough. Each needs a measure and a…”, pilotStore.json sections.questions.text */
      readonly text: Prose<'table questions'>;
      /** fr “Poser les questions par écrit”, en “Put the questions in writing”, pilotStore.json sections.questions.title */
      readonly title: string;
    };
    readonly report: {
      readonly id: 'report';
      /** fr “Rédigez dix pages, avec les comptes complets et…”, en “Ten pages, with full accounts and the failures.…”, pilotStore.json sections.report.text */
      readonly text: Prose;
      /** fr “Rédiger le rapport d’essai”, en “Write the trial report”, pilotStore.json sections.report.title */
      readonly title: string;
    };
  };
}

export interface PrivacyContent extends EveryPage {
  readonly date: string;
  readonly hero: Hero;
  readonly sections: {
    readonly controller: {
      /** fr “Adresse et immatriculation : mentions légales”, en “Address and registration: legal notice”, privacy.json sections.controller.link */
      readonly link: string;
      /** fr “{legalName} décide de l’usage des données et en…”, en “{legalName} decides how your data is used and…”, privacy.json sections.controller.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “Qui est responsable”, en “Who is responsible”, privacy.json sections.controller.title */
      readonly title: string;
    };
    readonly device: {
      readonly columns: {
        /** fr “Gardée jusqu’à”, en “Kept until”, privacy.json sections.device.columns.until */
        readonly until: string;
        /** fr “Donnée”, en “Data”, privacy.json sections.device.columns.what */
        readonly what: string;
        /** fr “Usage”, en “Use”, privacy.json sections.device.columns.why */
        readonly why: string;
      };
      readonly items: readonly {
        /** Such as fr “L’effacement des données du site.”, en “You clear the site’s data.”, privacy.json sections.device.items.1.until */
        readonly until: string;
        /** Such as fr “La langue choisie”, en “The language you chose”, privacy.json sections.device.items.1.what */
        readonly what: string;
        /** Such as fr “Ouvrir le site dans cette langue, ou ne plus…”, en “To open the site in that language, or to stop…”, privacy.json sections.device.items.1.why */
        readonly why: string;
      }[];
      /** fr “Ce site ne mesure pas son audience et ne dépose…”, en “This site has no analytics and sets no cookies.…”, privacy.json sections.device.lead */
      readonly lead: string;
      /** fr “Ce que garde votre navigateur”, en “What your browser keeps”, privacy.json sections.device.title */
      readonly title: string;
      /** fr “L’outil [en: Location Scoring] est fourni par…”, en “The Location Scoring tool is supplied by a…”, privacy.json sections.device.tool */
      readonly tool: string;
    };
    readonly form: {
      /** fr “Le formulaire recueille votre prénom, votre…”, en “The form collects your first name, last name,…”, privacy.json sections.form.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “Formulaire de contact : quelles données, et…”, en “The contact form: which data, and why”, privacy.json sections.form.title */
      readonly title: string;
    };
    readonly recipients: {
      readonly id: 'recipients';
      readonly paragraphs: {
        /** fr “Vos messages sont lus par les seules personnes…”, en “Only the people who answer your messages read…”, privacy.json sections.recipients.paragraphs.named */
        readonly named: string;
        /** fr “Le lien de messagerie ouvre WhatsApp, un…”, en “The messaging link opens WhatsApp, which a Meta…”, privacy.json sections.recipients.paragraphs.services */
        readonly services: string;
        /** fr “Si l’un d’eux accède à des données depuis un…”, en “If one of them accesses data from outside the…”, privacy.json sections.recipients.paragraphs.transfers */
        readonly transfers: string;
        /** fr “Vos messages sont lus par les seules personnes…”, en “Only the people who answer your messages read…”, privacy.json sections.recipients.paragraphs.unnamed */
        readonly unnamed: string;
      };
      /** fr “Qui reçoit vos données, et où elles vont”, en “Who receives your data, and where it goes”, privacy.json sections.recipients.title */
      readonly title: string;
    };
    readonly retention: {
      readonly id: 'retention';
      readonly paragraphs: {
        /** fr “Dans la base du site, vos nom, adresse e-mail,…”, en “We delete your name, email address, number and…”, privacy.json sections.retention.paragraphs.database */
        readonly database: string;
        /** fr “Vous pouvez demander un effacement plus tôt.…”, en “You can ask us to delete your data sooner. We…”, privacy.json sections.retention.paragraphs.erasure */
        readonly erasure: string;
        /** fr “Votre message nous arrive aussi par e-mail.…”, en “Your message also reaches us by email. We…”, privacy.json sections.retention.paragraphs.mail */
        readonly mail: string;
      };
      /** fr “Combien de temps vos données sont gardées”, en “How long we keep your data”, privacy.json sections.retention.title */
      readonly title: string;
    };
    readonly rights: {
      readonly id: 'rights';
      /** fr “Adresser une plainte à la CNIL”, en “Complain to the CNIL”, privacy.json sections.rights.complaint */
      readonly complaint: string;
      /** fr “Vous pouvez demander l’accès à vos données,…”, en “You can ask us for access to your data, and to…”, privacy.json sections.rights.paragraphs */
      readonly paragraphs: readonly string[];
      /** fr “Vos droits sur vos données”, en “Your rights over your data”, privacy.json sections.rights.title */
      readonly title: string;
    };
  };
  /** fr “Page relue le {date}”, en “Page reviewed on {date}”, privacy.json updated */
  readonly updated: Template<'date'>;
}

export interface RetailContent extends EveryPage {
  readonly actions: {
    /** fr “Chiffrer une ouverture, pertes de démarrage…”, en “Cost one opening, trading losses included”, retail.json actions.choice */
    readonly choice: readonly string[];
    /** fr “Fixer par écrit les seuils de réussite et…”, en “Put the pilot’s pass and stop thresholds in…”, retail.json actions.decision */
    readonly decision: readonly string[];
  };
  readonly author: PersonId;
  readonly checklist: {
    readonly id: 'checklist';
    /** fr “Les comptes séparés du pilote, mois creux…”, en “Separate accounts for the pilot, quiet months…”, retail.json checklist.items */
    readonly items: readonly string[];
    /** fr “Ce qu’il faut avoir réuni pour choisir”, en “What to have in hand when you choose”, retail.json checklist.title */
    readonly title: string;
  };
  readonly example: {
    readonly id: 'example';
    readonly after: string;
    readonly columns: {
      /** fr “Franchise”, en “Franchise”, retail.json example.columns.franchise */
      readonly franchise: string;
      /** fr “Succursale”, en “Company-owned store”, retail.json example.columns.own */
      readonly own: string;
    };
    /** fr “Exemple inventé pour montrer le calcul. Le même…”, en “Invented figures, to show the calculation. The…”, retail.json example.intro */
    readonly intro: string;
    /** fr “Si le bail et le stock ne valent plus rien, la…”, en “If the lease and stock end up worthless, the…”, retail.json example.reading */
    readonly reading: string;
    /** fr “Un magasin, vu de l’enseigne”, en “One store, as the brand sees it”, retail.json example.rowTitle */
    readonly rowTitle: string;
    readonly rows: {
      /** fr “Capital apporté par l’enseigne”, en “Capital put in by the brand”, retail.json example.rows.capital */
      readonly capital: string;
      /** fr “Contribution annuelle”, en “Contribution for the year”, retail.json example.rows.contribution */
      readonly contribution: string;
      /** fr “Droit d’entrée reçu”, en “Franchise fee received”, retail.json example.rows.fee */
      readonly fee: string;
      /** fr “Revenu de l’enseigne”, en “The brand’s income”, retail.json example.rows.income */
      readonly income: string;
      /** fr “Part qui revient à l’enseigne (EBE du magasin,…”, en “Share that reaches the brand (store EBITDA, or…”, retail.json example.rows.incomeRate */
      readonly incomeRate: string;
      /** fr “Bail, travaux et stock, ou coût du lancement”, en “Lease, fit-out and stock, or cost of the launch”, retail.json example.rows.launch */
      readonly launch: string;
      /** fr “Produit de la revente”, en “Proceeds of the sale”, retail.json example.rows.resale */
      readonly resale: string;
      /** fr “Part de la mise qui revient à la revente”, en “Share of the outlay that a sale returns”, retail.json example.rows.resaleShare */
      readonly resaleShare: string;
      /** fr “Reste à la fin, revente comprise”, en “Left at the end, sale included”, retail.json example.rows.resold */
      readonly resold: string;
      /** fr “Ventes du magasin”, en “Store sales”, retail.json example.rows.sales */
      readonly sales: string;
      /** fr “Coût du siège pour ce magasin”, en “Head office cost for this store”, retail.json example.rows.support */
      readonly support: string;
      /** fr “Reste à la fin si la mise ne vaut plus rien”, en “Left at the end if the outlay is worth nothing”, retail.json example.rows.worthless */
      readonly worthless: string;
      /** fr “Durée étudiée, en années”, en “Years in the comparison”, retail.json example.rows.years */
      readonly years: string;
    };
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
    };
    /** fr “Exemple : un magasin sur cinq ans, vu de…”, en “Example: one store over five years, in the…”, retail.json example.title */
    readonly title: string;
  };
  readonly figure: {
    /** fr “Le graphique situe la franchise, les…”, en “The chart places franchising, company-owned…”, retail.json figure.caption */
    readonly caption: string;
    /** fr “Plan à deux axes, chacun de faible à élevé : le…”, en “Plane with two axes, each from low to high:…”, retail.json figure.description */
    readonly description: string;
    readonly labels: {
      /** fr “Capital requis”, en “Capital required”, retail.json figure.labels.capital */
      readonly capital: string;
      /** fr “Contrôle de l’exécution”, en “Control of execution”, retail.json figure.labels.control */
      readonly control: string;
      /** fr “Franchise”, en “Franchise”, retail.json figure.labels.franchise */
      readonly franchise: string;
      /** fr “Élevé”, en “High”, retail.json figure.labels.high */
      readonly high: string;
      /** fr “Succursales”, en “Company-owned”, retail.json figure.labels.inHouse */
      readonly inHouse: string;
      /** fr “Faible”, en “Low”, retail.json figure.labels.low */
      readonly low: string;
      /** fr “Réseau mixte”, en “Mixed network”, retail.json figure.labels.mixed */
      readonly mixed: string;
    };
    /** fr “Capital engagé et contrôle conservé”, en “Capital committed and control kept”, retail.json figure.title */
    readonly title: string;
  };
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'choice' | 'decision' | 'franchise' | 'in-house' | 'mixed'>[];
  readonly tool: {
    readonly after: string;
    /** fr “Notez-les sur 12 critères, avec vos poids. Le…”, en “Score them on 12 criteria with weights of your…”, retail.json tool.text */
    readonly text: string;
    /** fr “Avant d’engager le capital, comparez deux…”, en “Before you commit the capital, compare two sites”, retail.json tool.title */
    readonly title: string;
  };
}

export interface ScoringSheetContent {
  readonly criteria: readonly Entry<
    Criterion,
    | 'access'
    | 'competition'
    | 'compliance'
    | 'customers'
    | 'footfall'
    | 'key-money'
    | 'layout'
    | 'lease'
    | 'neighbours'
    | 'prospects'
    | 'rent'
    | 'visibility'
  >[];
  /** fr “Critère”, en “Criterion”, scoringSheet.json criterion */
  readonly criterion: string;
  /** fr “Imprimez cette feuille et fixez les poids, puis…”, en “Print this sheet, set the weights, then score…”, scoringSheet.json lead */
  readonly lead: string;
  readonly method: {
    /** fr “Donnez à chaque critère un poids, de 0 (sans…”, en “Give each criterion a weight from 0…”, scoringSheet.json method.steps */
    readonly steps: readonly string[];
    /** fr “Comment remplir la grille”, en “How to complete the sheet”, scoringSheet.json method.title */
    readonly title: string;
  };
  /** fr “Le comparateur demande JavaScript, que votre…”, en “The comparison tool needs JavaScript, which…”, scoringSheet.json noScript */
  readonly noScript: string;
  /** fr “Local {letter}”, en “Unit {letter}”, scoringSheet.json site */
  readonly site: Template<'letter'>;
  /** fr “Grille de notation des emplacements”, en “Location scoring sheet”, scoringSheet.json title */
  readonly title: string;
  /** fr “Total pondéré”, en “Weighted total”, scoringSheet.json total */
  readonly total: string;
  /** fr “Poids (0 à {max})”, en “Weight (0–{max})”, scoringSheet.json weight */
  readonly weight: string;
}

export interface ScoringToolContent extends EveryPage {
  /** fr “Présentation”, en “About this tool”, scoringTool.json back */
  readonly back: string;
  readonly criteria: readonly Entry<
    Criterion,
    | 'access'
    | 'competition'
    | 'compliance'
    | 'customers'
    | 'footfall'
    | 'key-money'
    | 'layout'
    | 'lease'
    | 'neighbours'
    | 'prospects'
    | 'rent'
    | 'visibility'
  >[];
  readonly examples: readonly Entry<ExampleLocation, 'mall' | 'market' | 'station'>[];
  /** fr “Notez de deux à six locaux sur les…”, en “Score two to six units on the…”, scoringTool.json lead */
  readonly lead: string;
  readonly scales: readonly Entry<
    CriterionScale,
    | 'access'
    | 'competition'
    | 'compliance'
    | 'customers'
    | 'footfall'
    | 'key-money'
    | 'layout'
    | 'lease'
    | 'neighbours'
    | 'prospects'
    | 'rent'
    | 'visibility'
  >[];
  /** fr “Comparer des emplacements”, en “Compare locations”, scoringTool.json title */
  readonly title: string;
  readonly tool: {
    readonly csv: {
      /** fr “Exporter en CSV”, en “Export as CSV”, scoringTool.json tool.csv.export */
      readonly export: string;
      /** fr “comparaison-emplacements”, en “location-comparison”, scoringTool.json tool.csv.file */
      readonly file: string;
      /** fr “Importer un CSV”, en “Import a CSV”, scoringTool.json tool.csv.import */
      readonly import: string;
      /** fr “Fichier importé : {count} locaux lus.”, en “File imported: {count} units read.”, scoringTool.json tool.csv.imported */
      readonly imported: PluralText<'count'>;
      /** fr “Ligne {line} : {problem}”, en “Line {line}: {problem}”, scoringTool.json tool.csv.line */
      readonly line: Template<'line' | 'problem'>;
      /** fr “Et {count} autres lignes.”, en “And {count} further lines.”, scoringTool.json tool.csv.more */
      readonly more: PluralText<'count'>;
      readonly problems: {
        /** fr “Il manque la ligne du code « {found} ».”, en “The line with the code “{found}” is missing.”, scoringTool.json tool.csv.problems.absent */
        readonly absent: Template<'found'>;
        /** fr “Local {location} : « {found} » n’est pas un…”, en “Unit {location}: “{found}” is not an amount.”, scoringTool.json tool.csv.problems.amount */
        readonly amount: Template<'found' | 'location'>;
        /** fr “Il y a une case de trop : « {found} ».”, en “There is one cell too many: “{found}”.”, scoringTool.json tool.csv.problems.columns */
        readonly columns: Template<'found'>;
        /** fr “La première case devrait contenir « code » ; on…”, en “The first cell should say “code”, and says…”, scoringTool.json tool.csv.problems.header */
        readonly header: Template<'found'>;
        /** fr “Le nombre de locaux va de {min} à {max}, en…”, en “The number of units goes from {min} to {max},…”, scoringTool.json tool.csv.problems.locations */
        readonly locations: Template<'found'>;
        /** fr “Le fichier est bien plus long qu’une…”, en “The file is far longer than a comparison.”, scoringTool.json tool.csv.problems.long */
        readonly long: string;
        /** fr “Local {location} : le nom dépasse {max}…”, en “Unit {location}: the name is over {max}…”, scoringTool.json tool.csv.problems.name */
        readonly name: Template<'location'>;
        /** fr “Local {location} : le relevé dépasse {max}…”, en “Unit {location}: the evidence is over {max}…”, scoringTool.json tool.csv.problems.note */
        readonly note: Template<'location'>;
        /** fr “Un guillemet droit est ouvert et jamais refermé.”, en “A straight quotation mark is opened and never…”, scoringTool.json tool.csv.problems.open */
        readonly open: string;
        /** fr “Local {location} : la note « {found} » n’est…”, en “Unit {location}: the score “{found}” is not a…”, scoringTool.json tool.csv.problems.score */
        readonly score: Template<'found' | 'location'>;
        /** fr “Le seuil « {found} » n’est pas un nombre entier…”, en “The minimum “{found}” is not a whole number…”, scoringTool.json tool.csv.problems.threshold */
        readonly threshold: Template<'found'>;
        /** fr “Le code « {found} » est déjà plus haut.”, en “The code “{found}” is there already, further up.”, scoringTool.json tool.csv.problems.twice */
        readonly twice: Template<'found'>;
        /** fr “Le code « {found} » n’est pas connu.”, en “The code “{found}” is not known.”, scoringTool.json tool.csv.problems.unknown */
        readonly unknown: Template<'found'>;
        /** fr “Le poids « {found} » n’est pas un nombre entier…”, en “The weight “{found}” is not a whole number from…”, scoringTool.json tool.csv.problems.weight */
        readonly weight: Template<'found'>;
      };
      /** fr “Rang”, en “Rank”, scoringTool.json tool.csv.rank */
      readonly rank: string;
      /** fr “Le fichier n’a pas été importé et votre…”, en “The file was not imported and your comparison…”, scoringTool.json tool.csv.refused */
      readonly refused: string;
      /** fr “Note sur 100”, en “Score out of 100”, scoringTool.json tool.csv.score */
      readonly score: string;
    };
    readonly example: {
      /** fr “Effacer l’exemple”, en “Clear the example”, scoringTool.json tool.example.clear */
      readonly clear: string;
      /** fr “Remplir avec un exemple”, en “Fill in an example”, scoringTool.json tool.example.fill */
      readonly fill: string;
    };
    readonly expert: {
      /** fr “La comparaison complète : {url}”, en “The whole comparison: {url}”, scoringTool.json tool.expert.address */
      readonly address: Template<'url'>;
      /** fr “Envoyer cette comparaison à un expert”, en “Send this comparison to an expert”, scoringTool.json tool.expert.button */
      readonly button: string;
      /** fr “Le bouton prépare un résumé dans notre…”, en “The button puts a summary into our contact…”, scoringTool.json tool.expert.lead */
      readonly lead: string;
      /** fr “Voici une comparaison faite avec votre outil.…”, en “Here is a comparison made with your tool. What…”, scoringTool.json tool.expert.opening */
      readonly opening: string;
      /** fr “Notes, critère par critère (poids entre…”, en “Scores by criterion (weight in brackets)”, scoringTool.json tool.expert.scores */
      readonly scores: string;
      /** fr “Un avis extérieur”, en “A second opinion”, scoringTool.json tool.expert.title */
      readonly title: string;
    };
    readonly grid: {
      /** fr “Dans le guide”, en “In the guide”, scoringTool.json tool.grid.article */
      readonly article: string;
      /** fr “Critère”, en “Criterion”, scoringTool.json tool.grid.criterion */
      readonly criterion: string;
      /** fr “De 0 à 10 par critère, relevé à l’appui. Une…”, en “From 0 to 10 for each criterion, with the…”, scoringTool.json tool.grid.lead */
      readonly lead: string;
      /** fr “Un de moins : {field}”, en “One less: {field}”, scoringTool.json tool.grid.less */
      readonly less: Template<'field'>;
      /** fr “Un de plus : {field}”, en “One more: {field}”, scoringTool.json tool.grid.more */
      readonly more: Template<'field'>;
      /** fr “aucun”, en “none”, scoringTool.json tool.grid.none */
      readonly none: string;
      /** fr “relevé”, en “evidence”, scoringTool.json tool.grid.note */
      readonly note: string;
      /** fr “{topic}, {name} : ce qui prouve la note”, en “{topic}, {name}: evidence for the score”, scoringTool.json tool.grid.noteOf */
      readonly noteOf: Template<'name' | 'topic'>;
      /** fr “Que noter ?”, en “What to score?”, scoringTool.json tool.grid.scale */
      readonly scale: string;
      /** fr “{topic}, {name} : note de 0 à 10”, en “{topic}, {name}: score from 0 to 10”, scoringTool.json tool.grid.scoreOf */
      readonly scoreOf: Template<'name' | 'topic'>;
      /** fr “Refusé sous”, en “Reject below”, scoringTool.json tool.grid.threshold */
      readonly threshold: string;
      /** fr “{topic} : refusé sous”, en “{topic}: reject below”, scoringTool.json tool.grid.thresholdOf */
      readonly thresholdOf: Template<'topic'>;
      /** fr “Les notes”, en “The scores”, scoringTool.json tool.grid.title */
      readonly title: string;
      /** fr “Note sur 100”, en “Score out of 100”, scoringTool.json tool.grid.total */
      readonly total: string;
      /** fr “Poids”, en “Weight”, scoringTool.json tool.grid.weight */
      readonly weight: string;
      /** fr “{topic} : poids de 0 à 5”, en “{topic}: weight from 0 to 5”, scoringTool.json tool.grid.weightOf */
      readonly weightOf: Template<'topic'>;
    };
    readonly keep: {
      /** fr “Lien de la comparaison”, en “Link to the comparison”, scoringTool.json tool.keep.address */
      readonly address: string;
      /** fr “Tout effacer”, en “Erase everything”, scoringTool.json tool.keep.clear */
      readonly clear: string;
      /** fr “La comparaison est effacée de cet appareil.”, en “The comparison is erased from this device.”, scoringTool.json tool.keep.cleared */
      readonly cleared: string;
      /** fr “Fermer”, en “Close”, scoringTool.json tool.keep.close */
      readonly close: string;
      /** fr “Lien copié. Il contient toute la comparaison :…”, en “Link copied. It holds the whole comparison, so…”, scoringTool.json tool.keep.copied */
      readonly copied: string;
      /** fr “Copier un lien”, en “Copy a link”, scoringTool.json tool.keep.copy */
      readonly copy: string;
      /** fr “Voici le lien, à copier à la main. Il contient…”, en “Here is the link, to copy by hand. It holds the…”, scoringTool.json tool.keep.copyHand */
      readonly copyHand: string;
      /** fr “Tout ce que vous saisissez (noms, chiffres,…”, en “All that you enter (names, figures, scores,…”, scoringTool.json tool.keep.device */
      readonly device: string;
      /** fr “Un exemple est rempli. Les locaux et leurs…”, en “An example is filled in. The units and their…”, scoringTool.json tool.keep.example */
      readonly example: string;
      /** fr “Votre navigateur n’a pas pu créer le lien.…”, en “Your browser could not make the link. Export…”, scoringTool.json tool.keep.noLink */
      readonly noLink: string;
      /** fr “Voici la comparaison reçue par lien.”, en “This is the comparison you were sent as a link.”, scoringTool.json tool.keep.opened */
      readonly opened: string;
      /** fr “Imprimer”, en “Print”, scoringTool.json tool.keep.print */
      readonly print: string;
      /** fr “Établi le {date}”, en “Drawn up on {date}”, scoringTool.json tool.keep.printed */
      readonly printed: Template<'date'>;
      readonly refused: {
        /** fr “Ce lien est incomplet ou abîmé. Demandez qu’on…”, en “This link is incomplete or damaged. Ask for it…”, scoringTool.json tool.keep.refused.damaged */
        readonly damaged: string;
        /** fr “Ce lien est trop long pour une comparaison.…”, en “This link is too long to be a comparison. Your…”, scoringTool.json tool.keep.refused.long */
        readonly long: string;
        /** fr “Ce lien vient d’une version plus récente du…”, en “This link comes from a newer version of the…”, scoringTool.json tool.keep.refused.newer */
        readonly newer: string;
      };
      /** fr “Comparaison d’emplacements”, en “Comparison of locations”, scoringTool.json tool.keep.sheet */
      readonly sheet: string;
      /** fr “Nom et signature”, en “Name and signature”, scoringTool.json tool.keep.signature */
      readonly signature: string;
      /** fr “Garder et transmettre”, en “Keep it and pass it on”, scoringTool.json tool.keep.title */
      readonly title: string;
      /** fr “Revenir à la comparaison précédente”, en “Return to the previous comparison”, scoringTool.json tool.keep.undo */
      readonly undo: string;
      /** fr “La comparaison précédente est revenue.”, en “The previous comparison is back.”, scoringTool.json tool.keep.undone */
      readonly undone: string;
      /** fr “Ce navigateur ne garde rien. Copiez un lien ou…”, en “This browser keeps nothing. Copy a link or…”, scoringTool.json tool.keep.unstored */
      readonly unstored: string;
    };
    readonly places: {
      /** fr “Ajouter un local”, en “Add a unit”, scoringTool.json tool.places.add */
      readonly add: string;
      /** fr “Écrivez un montant, par exemple 48 000.”, en “Enter an amount, such as 48,000.”, scoringTool.json tool.places.amount */
      readonly amount: string;
      /** fr “Local {letter}”, en “Unit {letter}”, scoringTool.json tool.places.fallback */
      readonly fallback: Template<'letter'>;
      /** fr “Loyer, surface et ventes”, en “Rent, floor area and sales”, scoringTool.json tool.places.figures */
      readonly figures: string;
      /** fr “Loyer, surface et ventes sont facultatifs. Ils…”, en “Rent, floor area and sales are optional. They…”, scoringTool.json tool.places.lead */
      readonly lead: string;
      /** fr “Nom ou adresse”, en “Name or address”, scoringTool.json tool.places.name */
      readonly name: string;
      /** fr “Loyer au mètre carré”, en “Rent per square metre”, scoringTool.json tool.places.perMetre */
      readonly perMetre: string;
      /** fr “Taux d’effort”, en “Occupancy cost ratio”, scoringTool.json tool.places.ratio */
      readonly ratio: string;
      /** fr “Retirer {name}”, en “Remove {name}”, scoringTool.json tool.places.remove */
      readonly remove: Template<'name'>;
      /** fr “Loyer et frais refacturés, € HT par an”, en “Rent and recharges, € a year net of VAT”, scoringTool.json tool.places.rent */
      readonly rent: string;
      /** fr “Ventes prévues, € HT par an”, en “Expected sales, € a year net of VAT”, scoringTool.json tool.places.sales */
      readonly sales: string;
      /** fr “Local à noter”, en “Unit to score”, scoringTool.json tool.places.shown */
      readonly shown: string;
      /** fr “Surface, en mètres carrés”, en “Floor area, square metres”, scoringTool.json tool.places.surface */
      readonly surface: string;
      /** fr “Les locaux”, en “The units”, scoringTool.json tool.places.title */
      readonly title: string;
    };
    readonly result: {
      /** fr “Face à {name}”, en “Against {name}”, scoringTool.json tool.result.against */
      readonly against: Template<'name'>;
      /** fr “Aucun local noté ne passe vos seuils.”, en “No scored unit passes your minimum scores.”, scoringTool.json tool.result.allOut */
      readonly allOut: string;
      /** fr “{name} obtient {score} sur 100. Notez un…”, en “{name} scores {score} out of 100. Score a…”, scoringTool.json tool.result.alone */
      readonly alone: Template<'name' | 'score'>;
      /** fr “{name} : {score} sur 100, rang {rank}”, en “{name}: {score} out of 100, rank {rank}”, scoringTool.json tool.result.changed */
      readonly changed: Template<'name' | 'rank' | 'score'>;
      /** fr “Donnez une première note : le classement…”, en “Give a first score, and the ranking will form…”, scoringTool.json tool.result.empty */
      readonly empty: string;
      /** fr “Aucun écart avec {name} sur les critères notés.”, en “No difference from {name} on the criteria…”, scoringTool.json tool.result.even */
      readonly even: Template<'name'>;
      /** fr “Les mêmes chiffres en tableau”, en “The same figures as a table”, scoringTool.json tool.result.figures */
      readonly figures: string;
      /** fr “{name} arrive en tête avec {score} sur 100.…”, en “{name} comes first with {score} out of 100.…”, scoringTool.json tool.result.lead */
      readonly lead: Template<'gap' | 'name' | 'score' | 'second'>;
      /** fr “Reste à noter : {topics}”, en “Still to score: {topics}”, scoringTool.json tool.result.missing */
      readonly missing: Template<'topics'>;
      /** fr “Éliminé”, en “Ruled out”, scoringTool.json tool.result.out */
      readonly out: string;
      /** fr “{topic} : {score}, sous votre seuil de…”, en “{topic}: {score}, under your minimum of…”, scoringTool.json tool.result.outBy */
      readonly outBy: Template<'score' | 'threshold' | 'topic'>;
      /** fr “Profil de {name} sur les critères, numérotés…”, en “Profile of {name} across the criteria, numbered…”, scoringTool.json tool.result.profile */
      readonly profile: Template<'name'>;
      /** fr “Profil de {name} sur les critères, numérotés…”, en “Profile of {name} across the criteria, numbered…”, scoringTool.json tool.result.profileAgainst */
      readonly profileAgainst: Template<'name' | 'other'>;
      /** fr “Classement provisoire : des notes manquent…”, en “Provisional: some scores are still missing.”, scoringTool.json tool.result.provisional */
      readonly provisional: string;
      /** fr “entre {low} et {high} une fois tout noté”, en “between {low} and {high} once all is scored”, scoringTool.json tool.result.range */
      readonly range: Template<'high' | 'low'>;
      /** fr “Rang”, en “Rank”, scoringTool.json tool.result.rank */
      readonly rank: string;
      /** fr “{score} sur 100”, en “{score} out of 100”, scoringTool.json tool.result.score */
      readonly score: Template<'score'>;
      /** fr “Les notes qui manquent n’y changeront rien.”, en “The scores still missing cannot change that.”, scoringTool.json tool.result.settled */
      readonly settled: string;
      /** fr “Points forts”, en “Strengths”, scoringTool.json tool.result.strengths */
      readonly strengths: string;
      /** fr “Égalité en tête entre {names}, à {score} sur…”, en “A tie for first place between {names}, at…”, scoringTool.json tool.result.tie */
      readonly tie: Template<'names' | 'score'>;
      /** fr “Le classement”, en “The ranking”, scoringTool.json tool.result.title */
      readonly title: string;
      /** fr “{count} notes sans relevé”, en “{count} scores without evidence”, scoringTool.json tool.result.unproved */
      readonly unproved: PluralText<'count'>;
      /** fr “Pas encore noté”, en “Not scored yet”, scoringTool.json tool.result.unscored */
      readonly unscored: string;
      /** fr “Points faibles”, en “Weaknesses”, scoringTool.json tool.result.weaknesses */
      readonly weaknesses: string;
      /** fr “Tous les poids sont à zéro. Donnez-en un à un…”, en “Every weight is zero. Give one to at least one…”, scoringTool.json tool.result.weightless */
      readonly weightless: string;
    };
    readonly robust: {
      /** fr “Aucun poids, changé seul entre 0 et 5, ne met…”, en “No single weight, moved between 0 and 5, puts…”, scoringTool.json tool.robust.firm */
      readonly firm: string;
      /** fr “Plutôt. Sur {draws} façons de répartir les…”, en “Mostly. Across {draws} ways of sharing out the…”, scoringTool.json tool.robust.likely */
      readonly likely: Template<'count' | 'name'>;
      /** fr “Somme pondérée ; poids tirés avec la même…”, en “Weighted sum. Weights are drawn with every way…”, scoringTool.json tool.robust.method */
      readonly method: string;
      /** fr “Il dépend de vos priorités. Sur {draws} façons…”, en “It depends on your priorities. Across {draws}…”, scoringTool.json tool.robust.open */
      readonly open: PluralText<'count' | 'rest', 'name' | 'other'>;
      /** fr “Au-dessus de”, en “Above”, scoringTool.json tool.robust.over */
      readonly over: string;
      /** fr “Oui, presque quels que soient vos poids. Sur…”, en “Yes, almost whatever your weights. Across…”, scoringTool.json tool.robust.strong */
      readonly strong: Template<'count' | 'name'>;
      /** fr “Le poids qu’il faudrait donner à chaque critère…”, en “The weight each criterion would need for…”, scoringTool.json tool.robust.table */
      readonly table: string;
      /** fr “Le poids le plus sensible est celui du critère…”, en “The most sensitive weight is that of “{topic}”:…”, scoringTool.json tool.robust.tipAbove */
      readonly tipAbove: Template<'level' | 'name' | 'topic' | 'weight'>;
      /** fr “Le poids le plus sensible est celui du critère…”, en “The most sensitive weight is that of “{topic}”:…”, scoringTool.json tool.robust.tipBelow */
      readonly tipBelow: Template<'level' | 'name' | 'topic' | 'weight'>;
      /** fr “Ce classement tient-il ?”, en “Does this ranking hold?”, scoringTool.json tool.robust.title */
      readonly title: string;
      /** fr “En dessous de”, en “Below”, scoringTool.json tool.robust.under */
      readonly under: string;
      /** fr “Le calcul est en cours.”, en “Working it out.”, scoringTool.json tool.robust.waiting */
      readonly waiting: string;
      /** fr “{weight}, au profit de {name}”, en “{weight}, in favour of {name}”, scoringTool.json tool.robust.whom */
      readonly whom: Template<'name' | 'weight'>;
      /** fr “Victoires sur {draws} tirages”, en “Wins in {draws} draws”, scoringTool.json tool.robust.wins */
      readonly wins: string;
    };
    readonly start: {
      /** fr “Le même pour tous”, en “The same for all”, scoringTool.json tool.start.equal */
      readonly equal: string;
      /** fr “Un exemple par métier, pour commencer. Ce ne…”, en “Example weights for each trade, not statistics:…”, scoringTool.json tool.start.hint */
      readonly hint: string;
      /** fr “Poids de départ”, en “Starting weights”, scoringTool.json tool.start.label */
      readonly label: string;
      /** fr “Les vôtres”, en “Your own”, scoringTool.json tool.start.own */
      readonly own: string;
    };
    readonly walk: {
      /** fr “Régler”, en “Adjust”, scoringTool.json tool.walk.adjust */
      readonly adjust: string;
      /** fr “Critère suivant”, en “Next criterion”, scoringTool.json tool.walk.next */
      readonly next: string;
      /** fr “Précédent”, en “Previous”, scoringTool.json tool.walk.previous */
      readonly previous: string;
      /** fr “Voir le classement”, en “See the ranking”, scoringTool.json tool.walk.ranking */
      readonly ranking: string;
      /** fr “Critère {number} sur {count}”, en “Criterion {number} of {count}”, scoringTool.json tool.walk.step */
      readonly step: Template<'count' | 'number'>;
    };
  };
  readonly trades: readonly Entry<Trade, 'appointment' | 'destination' | 'fashion' | 'impulse'>[];
}

export interface ServicesContent extends EveryPage {
  readonly action: CallToAction;
  readonly booster: {
    readonly id: 'retail-booster';
    /** fr “Demander une session”, en “Request a session”, services.json booster.button */
    readonly button: string;
    readonly icon: IconName;
    /** fr “[en: Retail Booster]”, en “Retail Booster”, services.json booster.kicker */
    readonly kicker: string;
    /** fr “Vous recevez un accord de confidentialité et…”, en “You receive a confidentiality agreement and a…”, services.json booster.points */
    readonly points: readonly string[];
    /** fr “Une session flash de {sessionHoursMin} à…”, en “A flash session of {sessionHoursMin} to…”, services.json booster.text */
    readonly text: string;
    /** fr “Un avis écrit sur une question précise”, en “A written opinion on one precise question”, services.json booster.title */
    readonly title: string;
  };
  readonly flagship: {
    readonly id: 'flagship';
    /** fr “Parler de votre réseau”, en “Discuss your network”, services.json flagship.button */
    readonly button: string;
    /** fr “[en: Retail Growth Partner] et [en: Market…”, en “Retail Growth Partner and Market Entry…”, services.json flagship.kicker */
    readonly kicker: string;
    readonly points: readonly Titled[];
    /** fr “En [en: Retail Growth Partner], l’associé…”, en “Under Retail Growth Partner, a partner of the…”, services.json flagship.text */
    readonly text: readonly string[];
    /** fr “Développer un réseau ou entrer en France,…”, en “Grow a network or enter France, from plan to…”, services.json flagship.title */
    readonly title: string;
  };
  readonly formats: {
    readonly id: 'formats';
    readonly items: readonly Entry<Engagement, 'booster' | 'hotline' | 'partner' | 'project'>[];
    /** fr “Du plus court au plus long, sans obligation de…”, en “From the shortest to the longest, with no…”, services.json formats.lead */
    readonly lead: string;
    /** fr “Format”, en “Format”, services.json formats.name */
    readonly name: string;
    /** fr “Comparer les formats”, en “Compare the formats”, services.json formats.title */
    readonly title: string;
  };
  readonly hero: Hero;
  readonly hotline: {
    readonly id: 'hotline';
    /** fr “Poser une question”, en “Ask a question”, services.json hotline.button */
    readonly button: string;
    readonly icon: IconName;
    /** fr “Hotline commerçants”, en “The merchants’ hotline”, services.json hotline.kicker */
    readonly kicker: string;
    /** fr “Sur le bail, vérifier un appel de charges”, en “Lease: a demand for payment explained”, services.json hotline.points */
    readonly points: readonly string[];
    /** fr “La hotline répond vite quand le bailleur…”, en “Your landlord claims service charge arrears? We…”, services.json hotline.text */
    readonly text: string;
    /** fr “Une réponse aux questions du quotidien”, en “An answer to day-to-day questions”, services.json hotline.title */
    readonly title: string;
  };
  readonly limits: {
    readonly id: 'limits';
    /** fr “Nous étudions l’économie d’un bail ou d’un…”, en “We study the economics of a lease or a…”, services.json limits.text */
    readonly text: readonly string[];
    /** fr “Ce que nous laissons à d’autres”, en “What we leave to others”, services.json limits.title */
    readonly title: string;
  };
  readonly reasons: {
    readonly items: readonly Titled[];
    /** fr “Pourquoi un cabinet indépendant”, en “Why an independent firm”, services.json reasons.title */
    readonly title: string;
  };
  readonly services: {
    readonly id: 'projects';
    readonly items: readonly Entry<Service, 'concept' | 'rollout' | 'strategy'>[];
    /** fr “Chacune a sa lettre de mission.”, en “Each has its own engagement letter.”, services.json services.lead */
    readonly lead: string;
    /** fr “Les missions ciblées”, en “Focused projects”, services.json services.title */
    readonly title: string;
  };
  readonly targets: {
    /** fr “Enseignes, pour choisir les villes où…”, en “Retail brands choosing which towns to enter”, services.json targets.items */
    readonly items: readonly string[];
    /** fr “Qui vient nous voir, et pourquoi”, en “Who comes to us, and why”, services.json targets.title */
    readonly title: string;
  };
}

export interface StoppingRulesContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  /** fr “Un comité de développement suspend toujours…”, en “Property committees always pause too late.…”, stoppingRules.json introduction */
  readonly introduction: Prose;
  /** fr “gouvernance”, en “governance”, stoppingRules.json keywords */
  readonly keywords: readonly string[];
  readonly sections: {
    readonly pause: {
      readonly id: 'pause';
      /** fr “Les signatures, et elles seules. Les chantiers…”, en “Signatures alone. Sites under construction are…”, stoppingRules.json sections.pause.text */
      readonly text: Prose;
      /** fr “Ce qui s’arrête”, en “What stops”, stoppingRules.json sections.pause.title */
      readonly title: string;
    };
    readonly restart: {
      readonly id: 'restart';
      /** fr “La même mesure, redressée deux mois de suite.…”, en “The same measure, back above the line for two…”, stoppingRules.json sections.restart.text */
      readonly text: Prose;
      /** fr “Ce qui relance”, en “What starts it again”, stoppingRules.json sections.restart.title */
      readonly title: string;
    };
  };
}

export interface StrategyContent extends EveryPage {
  readonly actions: {
    /** fr “Reprendre les comptes de chaque magasin depuis…”, en “Collect the accounts of every store since…”, strategy.json actions.diagnosis */
    readonly diagnosis: readonly string[];
    /** fr “Consigner les avis du comité avec les…”, en “Minute the committee’s opinions with the…”, strategy.json actions.governance */
    readonly governance: readonly string[];
    /** fr “Établir un compte prévisionnel distinct pour…”, en “Draw up a separate profit forecast for each…”, strategy.json actions.model */
    readonly model: readonly string[];
  };
  readonly author: PersonId;
  readonly card: {
    /** fr “Un parc cible ville par ville, un rythme que…”, en “A store target town by town, a pace that your…”, strategy.json card.description */
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    /** fr “Stratégie”, en “Strategy”, strategy.json card.title */
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    /** fr “Des comptes par magasin rapprochés du compte de…”, en “Store accounts reconciled with the company’s…”, strategy.json checklist.items */
    readonly items: readonly string[];
    /** fr “Ce que le plan doit contenir pour être approuvé”, en “What the plan must contain to be approved”, strategy.json checklist.title */
    readonly title: string;
  };
  readonly example: {
    readonly id: 'example';
    readonly after: string;
    readonly columns: {
      /** fr “Année 1”, en “Year 1”, strategy.json example.columns.first */
      readonly first: string;
      /** fr “Année 2”, en “Year 2”, strategy.json example.columns.second */
      readonly second: string;
      /** fr “Année 3”, en “Year 3”, strategy.json example.columns.third */
      readonly third: string;
    };
    /** fr “Exemple inventé pour montrer le calcul. Une…”, en “Invented figures, to show the calculation. A…”, strategy.json example.intro */
    readonly intro: string;
    /** fr “Avec ce rythme, il manque {shortfall} € à la…”, en “At this pace the plan is €{shortfall} short at…”, strategy.json example.reading */
    readonly reading: string;
    /** fr “Trésorerie de l’enseigne”, en “The brand’s cash”, strategy.json example.rowTitle */
    readonly rowTitle: string;
    readonly rows: {
      /** fr “Trésorerie à la fin de l’année”, en “Cash at the end of the year”, strategy.json example.rows.closing */
      readonly closing: string;
      /** fr “Apport des magasins existants”, en “Contribution of existing stores”, strategy.json example.rows.existing */
      readonly existing: string;
      /** fr “Perte de démarrage par ouverture”, en “Start-up loss per opening”, strategy.json example.rows.firstLoss */
      readonly firstLoss: string;
      /** fr “Postes de siège créés pour le plan”, en “Head office posts created for the plan”, strategy.json example.rows.headOffice */
      readonly headOffice: string;
      /** fr “Magasins ouverts les années précédentes”, en “Stores opened in earlier years”, strategy.json example.rows.opened */
      readonly opened: string;
      /** fr “Trésorerie au début de l’année”, en “Cash at the start of the year”, strategy.json example.rows.opening */
      readonly opening: string;
      /** fr “Ouvertures de l’année”, en “Openings in the year”, strategy.json example.rows.openings */
      readonly openings: string;
      /** fr “Fonds propres par ouverture”, en “Own funds per opening”, strategy.json example.rows.ownFunds */
      readonly ownFunds: string;
      /** fr “Apport de chacun, échéances d’emprunt payées”, en “Contribution of each, after loan instalments”, strategy.json example.rows.perOpened */
      readonly perOpened: string;
    };
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
    };
    /** fr “Exemple : la trésorerie d’une feuille de route”, en “Example: the cash behind a roadmap”, strategy.json example.title */
    readonly title: string;
  };
  readonly figure: {
    /** fr “Trésorerie de l’exemple au départ, puis à la…”, en “Cash in the example at the start and at the end…”, strategy.json figure.caption */
    readonly caption: string;
    /** fr “Courbes de la trésorerie en fin d’année, au…”, en “Lines of the cash at year end, at the planned…”, strategy.json figure.description */
    readonly description: string;
    readonly labels: {
      /** fr “Trésorerie en fin d’année”, en “Cash at year end”, strategy.json figure.labels.cash */
      readonly cash: string;
      /** fr “Rythme prévu”, en “Planned pace”, strategy.json figure.labels.plan */
      readonly plan: string;
      /** fr “Rythme plus lent”, en “Slower pace”, strategy.json figure.labels.slower */
      readonly slower: string;
      /** fr “Départ”, en “Start”, strategy.json figure.labels.start */
      readonly start: string;
      /** fr “Année”, en “Year”, strategy.json figure.labels.year */
      readonly year: string;
    };
    /** fr “La trésorerie du plan, année par année”, en “The cash behind the plan, year by year”, strategy.json figure.title */
    readonly title: string;
  };
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'ambition' | 'diagnosis' | 'governance' | 'model' | 'roadmap'>[];
}

/** The content of every bundle, by id. */
export interface Contents {
  readonly about: AboutContent;
  readonly accessibility: AccessibilityContent;
  readonly articlePages: ArticlePagesContent;
  readonly articles: ArticlesContent;
  readonly blog: BlogContent;
  readonly breakEven: BreakEvenContent;
  readonly budget: BudgetContent;
  readonly byline: BylineContent;
  readonly caseStudies: CaseStudiesContent;
  readonly caseStudyPages: CaseStudyPagesContent;
  readonly clients: ClientsContent;
  readonly common: CommonContent;
  readonly concept: ConceptContent;
  readonly conceptCreation: ConceptCreationContent;
  readonly contact: ContactContent;
  readonly countingFootfall: CountingFootfallContent;
  readonly digitalTransformation: DigitalTransformationContent;
  readonly employment: EmploymentContent;
  readonly enteringFrance: EnteringFranceContent;
  readonly error: ErrorContent;
  readonly fieldConsultant: FieldConsultantContent;
  readonly foreignBrands: ForeignBrandsContent;
  readonly franchiseLaw: FranchiseLawContent;
  readonly franchiseOrOwn: FranchiseOrOwnContent;
  readonly frenchLease: FrenchLeaseContent;
  readonly guides: GuidesContent;
  readonly home: HomeContent;
  readonly law: LawContent;
  readonly leaseClauses: LeaseClausesContent;
  readonly legalNotice: LegalNoticeContent;
  readonly location: LocationContent;
  readonly locationScoring: LocationScoringContent;
  readonly messageNotSent: MessageNotSentContent;
  readonly messageSent: MessageSentContent;
  readonly networkDevelopment: NetworkDevelopmentContent;
  readonly notFound: NotFoundContent;
  readonly openingCash: OpeningCashContent;
  readonly openingPace: OpeningPaceContent;
  readonly operationsManual: OperationsManualContent;
  readonly organization: OrganizationContent;
  readonly permits: PermitsContent;
  readonly pilotStore: PilotStoreContent;
  readonly privacy: PrivacyContent;
  readonly retail: RetailContent;
  readonly scoringSheet: ScoringSheetContent;
  readonly scoringTool: ScoringToolContent;
  readonly services: ServicesContent;
  readonly stoppingRules: StoppingRulesContent;
  readonly strategy: StrategyContent;
}

export type BundleId = keyof Contents;
