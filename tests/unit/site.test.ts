/** Locales and identity. */
import { describe, expect, test } from 'vitest';
import { fictionalIdentity, identityVariable, knownFacts, missingFields, resolveIdentity, siteName } from '../../schema/site/identity.ts';
import { localeOfPath } from '../../schema/site/locales.ts';

describe('the locale of a path', () => {
  test.for([
    ['/', 'fr'],
    ['/a-propos', 'fr'],
    ['/nope/en', 'fr'],
    ['/english', 'fr'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/about', 'en'],
    ['/en/nope', 'en'],
  ] as const)('%s is %s', ([path, locale]) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

describe('identity', () => {
  test('the defaults are valid', () => {
    expect(resolveIdentity()).toMatchObject({ firmName: 'Trame Retail', scoringToolTracks: false });
  });

  test('each field is overridden by its variable; an empty variable is ignored', () => {
    expect(identityVariable('firmName')).toBe('SITE_FIRM_NAME');
    const identity = resolveIdentity({ SITE_FIRM_NAME: 'Comptoir', SITE_SCORING_TOOL_TRACKS: 'true', SITE_CITY: '' });
    expect(identity).toMatchObject({ firmName: 'Comptoir', scoringToolTracks: true, city: 'Paris' });
  });

  test('every field has its own variable', () => {
    const variables = Object.keys(fictionalIdentity).map(identityVariable);
    expect(new Set(variables).size).toBe(variables.length);
  });

  test('a field with its fictional value is missing, whatever the other fields are', () => {
    const identity = resolveIdentity({ SITE_LEGAL_FORM: 'SASU', SITE_SHARE_CAPITAL: '10000' });
    expect(missingFields(resolveIdentity())).toEqual(expect.arrayContaining(['legalForm', 'shareCapital', 'vatNumber', 'phone']));
    expect(missingFields(identity)).toEqual(
      missingFields(resolveIdentity()).filter((field) => !['legalForm', 'shareCapital'].includes(field)),
    );
    expect(knownFacts(identity)).toMatchObject({ legalForm: 'SASU', shareCapital: 10_000, city: 'Paris' });
    expect(Object.keys(knownFacts(identity))).not.toContain('vatNumber');
  });

  test('the e-mail address has the grammar of the contact form', () => {
    expect(resolveIdentity({ SITE_EMAIL: 'bonjour@site.xn--p1ai' }).email).toBe('bonjour@site.xn--p1ai');
  });

  test.for([
    ['https://fr.linkedin.com/in/anna', 'LinkedIn'],
    ['https://www.anna.example/me', 'anna.example'],
  ] as const)('the site of %s is %s', ([address, name]) => {
    expect(siteName(address)).toBe(name);
  });

  test.for([
    ['SITE_ORIGIN', 'https://firm.example/'],
    ['SITE_ORIGIN', 'firm.example'],
    ['SITE_ORIGIN', 'https://firm.example/retail'],
    ['SITE_ORIGIN', 'https://firm.example?a=b'],
    ['SITE_ORIGIN', 'https://Firm.example'],
    ['SITE_ORIGIN', 'https://me:word@firm.example'],
    ['SITE_BACKEND_URL', 'https://ref.supabase.example/functions/v1/send-contact-email'],
    ['SITE_BACKEND_URL', 'https://ref.supabase.example/?a=b'],
    ['SITE_EMAIL', 'nobody'],
    ['SITE_EMAIL', 'nobody@site'],
    ['SITE_PHONE', '01 00 00 00 00'],
    ['SITE_LINKEDIN', 'javascript:alert(1)'],
    ['SITE_BOOKING', 'http://firm.example'],
    ['SITE_LINKEDIN', 'https://www.facebook.com/firm'],
    ['SITE_TWITTER', 'https://linux.com/firm'],
    ['SITE_SCORING_TOOL', 'tool.html'],
    ['SITE_SCORING_TOOL_TRACKS', 'maybe'],
  ] as const)('%s refuses "%s", by name', ([variable, value]) => {
    expect(() => resolveIdentity({ [variable]: value })).toThrow(`  ${variable}: "${value}" found; `);
  });

  test('all invalid variables are named in one error, with the way out', () => {
    const resolve = () => resolveIdentity({ SITE_EMAIL: 'nobody', SITE_PHONE: 'none' });
    expect(resolve).toThrow(
      /SITE_PHONE: "none" found; .*\n {2}SITE_EMAIL: "nobody" found; .*\nCorrect these environment variables, or schema\/site\/identity.ts/,
    );
  });
});
