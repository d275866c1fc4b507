type Contact = { link: string } | { problem: string };

const problems = {
  one: 'Tulis satu nomor WhatsApp saja, tanpa nama atau nomor lain.',
  start: 'Awali nomor dengan 0, atau dengan + dan kode negara.',
  landline:
    'Ini nomor telepon rumah atau kantor. Isi nomor ponsel; bila nomor ini memakai WhatsApp, tempel tautan wa.me-nya.',
  length: (count: number) => `Nomor ponsel memiliki 10 sampai 13 angka; yang diisi ${count} angka.`,
  foreign: 'Nomor ini bukan nomor telepon yang lengkap.',
} as const;

const toLink = (digits: string) => ({ link: `https://wa.me/${digits}` });

/** The number of a link to a chat, as WhatsApp writes or shares it; undefined for another text. */
const linkPattern =
  /^(?:https?:\/\/)?(?:(?:www\.)?wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=|whatsapp:\/\/send\/?\?(?:.*&)?phone=)(?:\+|%2B)?(\d{8,15})(?:[/?&#].*)?$/i;

/** A link to a business without its number. */
const businessPattern = /^(?:https?:\/\/)?wa\.me\/(message|qr)\/(\w+)\/?$/i;

/** Returns the link to a WhatsApp chat of a number as people write it, or of such a link; empty for an empty text. */
export function toWhatsAppLink(text: string): Contact {
  // Numbers that are copied from a phone's contacts have marks without width around them.
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  if (plain === '') return { link: '' };
  const [, kind, code] = businessPattern.exec(plain) ?? [];
  if (kind !== undefined) return { link: `https://wa.me/${kind.toLowerCase()}/${code}` };
  const [, linked] = linkPattern.exec(plain) ?? [];
  if (linked?.startsWith('0')) return toMobile(linked.slice(1));
  if (linked !== undefined) return toLink(linked);
  const number = plain.replaceAll(/[\s.()\p{Pd}]/gu, '');
  if (!/^\+?\d+$/.test(number)) return { problem: problems.one };
  const [, foreign] = /^(?:\+|00)(?!62|0)(\d+)$/.exec(number) ?? [];
  if (foreign !== undefined)
    return /^\d{8,15}$/.test(foreign) ? toLink(foreign) : { problem: problems.foreign };
  // '+62 (0)812' too.
  const [, rest] = /^(?:(?:\+|00)?62)?0?(\d+)$/.exec(number) ?? [];
  if (rest === undefined || !/^(?:0|\+|62)/.test(number)) return { problem: problems.start };
  return toMobile(rest);
}

/** Takes the digits after 0 or 62. */
function toMobile(rest: string): Contact {
  if (!rest.startsWith('8')) return { problem: problems.landline };
  return rest.length >= 9 && rest.length <= 12
    ? toLink(`62${rest}`)
    : { problem: problems.length(rest.length + 1) };
}
