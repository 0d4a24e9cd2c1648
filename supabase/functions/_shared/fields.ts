// Generated from schema/ by "npm run codegen". Do not edit. Seal: 7e05b76cbe76015c
/**
 * The fields of the contact form. Form, validation, payload, mail text and content type follow from this declaration; the bounds in
 * the database follow by a migration (supabase/how-to.md). No zod here: server-rendered parts and other islands read the bounds.
 */
import { subjectIds } from './subjects.ts';

interface FieldBase {
  /** Bounds in characters (code points), after trimming. */
  readonly min?: number;
  readonly max: number;
  /** Longest label, in characters. */
  readonly labelMax: number;
  /** HTML attributes, spelled as React does. */
  readonly html?: HtmlAttributes;
}

/** A required field: part of the name, the e-mail address, or the message. */
interface RequiredField extends FieldBase {
  readonly kind: 'line' | 'paragraphs' | 'address';
  readonly required: true;
  readonly sentAs: 'name' | 'email' | 'message';
}

/** An optional field, sent as a line `<label>: <value>` at the end of the message. */
interface LabelledField extends FieldBase {
  readonly kind: 'line';
  readonly required: false;
  readonly sentAs: 'labelled line';
}

/** A list of ids to choose from, or none. Sent as a labelled line with the id, if one is chosen. */
interface ChoiceField extends Omit<LabelledField, 'kind'> {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}

export type Field = RequiredField | LabelledField | ChoiceField;

interface HtmlAttributes {
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email' | 'tel';
  readonly autoComplete?: string;
}

/** The fields, in the order of the form. Parts of the name are sent in this order; so are labelled lines. */
export const contactFields = {
  subjectId: { kind: 'choice', choices: subjectIds, max: 10, required: false, sentAs: 'labelled line', labelMax: 16 },
  firstName: { kind: 'line', min: 2, max: 80, required: true, sentAs: 'name', labelMax: 24, html: { autoComplete: 'given-name' } },
  lastName: { kind: 'line', min: 2, max: 80, required: true, sentAs: 'name', labelMax: 24, html: { autoComplete: 'family-name' } },
  email: {
    kind: 'address',
    max: 254,
    required: true,
    sentAs: 'email',
    labelMax: 40,
    html: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  phone: {
    kind: 'line',
    max: 40,
    required: false,
    sentAs: 'labelled line',
    labelMax: 24,
    html: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
  message: { kind: 'paragraphs', min: 10, max: 5000, required: true, sentAs: 'message', labelMax: 24 },
} as const satisfies Readonly<Record<string, Field>>;

type Fields = typeof contactFields;
export type ContactField = keyof Fields;
export type RequiredName = { [Name in ContactField]: Fields[Name]['required'] extends true ? Name : never }[ContactField];
export type LabelledName = Exclude<ContactField, RequiredName>;

/** The names of the fields, in the order of the form. */
export const fieldNames = /* @__PURE__ */ Object.keys(contactFields) as readonly ContactField[];

/** Returns the declaration of a field, without its literal type. */
export function fieldOf(name: ContactField): Field {
  return contactFields[name];
}

export function isRequired(name: ContactField): name is RequiredName {
  return fieldOf(name).required;
}

/** Returns the names of the fields that are sent as labelled lines. */
export function labelledNames(): readonly LabelledName[] {
  return fieldNames.filter((name): name is LabelledName => !isRequired(name));
}

export interface InputAttributes extends HtmlAttributes {
  readonly required?: true;
  readonly minLength?: number;
}

/** Returns the HTML attributes of a field. No `maxLength`: browsers cut pasted text silently, and count in UTF-16 units. */
export function attributesOf(name: ContactField): InputAttributes {
  const { html, required, min } = fieldOf(name);
  return { ...html, ...(required && { required }), ...(min !== undefined && { minLength: min }) };
}

/** Size of the message field. */
export const messageField = { rowsInModal: 4, rowsOnPage: 5, minHeightPx: 80 } as const;
