import type { AccountKind } from '../../openapi/types.ts';
import { toMailbox } from '../lib/toMailbox.ts';
import type { RateLimit } from './rateLimit.ts';

/** All limits on attempts are here; docs/decisions/0010 gives the reasons for the numbers. */

const minute = 60;
const quarterHour = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

type SignIn = {
  kind: AccountKind;
  email: string;
  clientIp: string;
  /** Whether the account has signed in from this address before. */
  isKnown: boolean;
};

/**
 * Limits on failed sign-ins. Accounts that are known at an address have counters of their own there,
 * so that invented accounts do not use up those of a school behind the same address.
 */
export function signInLimits({ kind, email, clientIp, isKnown }: SignIn): RateLimit[] {
  const address = `login:address:${clientIp}${isKnown ? ':known' : ''}`;
  const account = `login:${kind}:${email.toLowerCase()}`;
  return [
    // Against one password with many accounts; a class that mistypes twice each stays below.
    { key: address, maxAttempts: 100, windowSeconds: quarterHour },
    { key: `${address}:day`, maxAttempts: 500, windowSeconds: day },
    { key: `${account}:${clientIp}`, maxAttempts: 10, windowSeconds: quarterHour },
    // Against guesses from many addresses.
    { key: account, maxAttempts: 100, windowSeconds: quarterHour, ...(isKnown && knownAllowance) },
    // Against one password with many addresses.
    { key: 'login:all', maxAttempts: 600, windowSeconds: minute, allowance: 5 },
  ];
}

/** Strangers who guess one password cannot lock its owner out at the addresses that they use. */
const knownAllowance = { allowance: 10 };

/** The keys of the limits on failed sign-ins that concern one account. */
export const accountSignInKeys = (kind: AccountKind, email: string, clientIp: string): string[] => {
  const account = `login:${kind}:${email.toLowerCase()}`;
  return [account, `${account}:${clientIp}`];
};

/** Limit on links that are mailed to one mailbox, whoever asks for them. */
const linkMailLimit = (kind: AccountKind, email: string): RateLimit => ({
  key: `reset:${kind}:${toMailbox(email)}`,
  maxAttempts: 5,
  windowSeconds: hour,
});

/** The limit on cards that are mailed to one mailbox, whichever club asks for them. */
export const mailboxCardLimit = { maxAttempts: 5, windowSeconds: day };
export const mailboxCardKey = (email: string): string => `card-mail:mailbox:${toMailbox(email)}`;

/**
 * Limits on cards that are mailed; `count` is how many. A club has written the addresses, so the server must
 * not become its way to mail strangers.
 */
export const cardMailLimits = (clubId: number, count: number): RateLimit[] => [
  { key: `card-mail:club:${clubId}`, maxAttempts: 2_000, windowSeconds: hour, weight: count },
  {
    key: 'card-mail:all',
    maxAttempts: 5_000,
    windowSeconds: hour,
    weight: count,
    allowance: 40,
  },
];

/**
 * Limits on requests for a link to set a new password. They count also if no account has the
 * address, because the response must not tell.
 */
export const resetRequestLimits = (
  kind: AccountKind,
  email: string,
  clientIp: string,
): RateLimit[] => [
  { key: `reset:address:${clientIp}`, maxAttempts: 60, windowSeconds: hour },
  linkMailLimit(kind, email),
  { key: 'reset:all', maxAttempts: 1_000, windowSeconds: hour, allowance: 2 },
];

/** Limits on mails to new managers of a club, which it names itself. */
export const ownershipTransferLimits = (
  clubId: number,
  email: string,
  clientIp: string,
): RateLimit[] => [
  ...resetRequestLimits('club', email, clientIp),
  { key: `transfer:club:${clubId}`, maxAttempts: 5, windowSeconds: day },
];

/**
 * Limits on codes and tokens of table cards that are not valid; a hall has one address. Where a card has been
 * used, the hall has a counter of its own, which strangers elsewhere do not use up.
 */
export const tableCardLimits = (clientIp: string, isKnown: boolean): RateLimit[] => [
  {
    key: `card:${clientIp}${isKnown ? ':known' : ''}`,
    maxAttempts: 60,
    windowSeconds: quarterHour,
  },
  { key: 'card:all', maxAttempts: 600, windowSeconds: quarterHour, allowance: isKnown ? 60 : 5 },
];

/** How many devices are signed in with one table card: a table with helpers who take turns has fewer. */
export const maxCardSessions = 10;
/** Minutes after which a device that has sent nothing gives its place to another one. */
export const idleCardMinutes = 30;

/** The origin, for `remember`, of a hall in which a table card has been used. */
export const tableCardOrigin = (clientIp: string): string => `table card from ${clientIp}`;

/**
 * Limits on e-mail addresses that the owner of a card asks for and that have an account whose password is
 * another one. A club can make cards, so they are those of new accounts; a pupil has two tries of the own.
 */
export const takenAddressLimits = (participantId: number, clientIp: string): RateLimit[] => [
  { key: `pupil-card:email:${participantId}`, maxAttempts: 10, windowSeconds: hour },
  {
    key: `pupil-card:email:address:${clientIp}`,
    maxAttempts: 100,
    windowSeconds: hour,
    allowance: 2,
  },
];

/** Limits on codes of cards that are not valid; a class has one address. */
export const pupilCardLimits = (clientIp: string): RateLimit[] => [
  { key: `pupil-card:${clientIp}`, maxAttempts: 100, windowSeconds: quarterHour },
];

/** Limits on tokens of links that are not valid. */
export const resetTokenLimits = (clientIp: string): RateLimit[] => [
  { key: `reset:token:${clientIp}`, maxAttempts: 30, windowSeconds: quarterHour },
];

/**
 * Limits on tokens and codes that are not valid when their page is opened: other counters, so that a
 * school that opens ended links and cards again uses up no attempt of whoever has a valid one.
 */
export const resetCheckLimits = (clientIp: string): RateLimit[] => [
  { key: `reset:check:${clientIp}`, maxAttempts: 30, windowSeconds: quarterHour },
];
export const pupilCardCheckLimits = (clientIp: string): RateLimit[] => [
  { key: `pupil-card:check:${clientIp}`, maxAttempts: 100, windowSeconds: quarterHour },
];

/**
 * Limits on new accounts, which also tell whether an e-mail address is taken. A whole school may
 * register at once from one address.
 */
export const registrationLimits = (clientIp: string): RateLimit[] => [
  { key: `register:${clientIp}`, maxAttempts: 100, windowSeconds: hour },
  { key: 'register:all', maxAttempts: 1_000, windowSeconds: hour, allowance: 5 },
];

/** Limits on changes of an e-mail address by a club: those of new accounts, and its own. */
export const emailChangeLimits = (clientIp: string, clubId: number): RateLimit[] => [
  ...registrationLimits(clientIp),
  { key: `email:club:${clubId}`, maxAttempts: 100, windowSeconds: hour },
];

/**
 * Limits on imports of pupils, checked or saved: each is as much work for the server. Who mends a file checks it
 * some dozen times.
 */
export const importLimits = (clubId: number, clientIp: string): RateLimit[] => [
  { key: `import:club:${clubId}`, maxAttempts: 300, windowSeconds: hour },
  { key: `import:address:${clientIp}`, maxAttempts: 1_000, windowSeconds: hour, allowance: 20 },
];

/** Limits on cards that a club makes, `count` at once: four for each pupil of a school of 5,000. */
export const madeCardLimits = (clubId: number, count: number): RateLimit[] => [
  { key: `card:made:${clubId}`, maxAttempts: 20_000, windowSeconds: hour, weight: count },
];

/**
 * Limits on pupils whom a club adds. Anybody can make clubs, so those that organisers do not know add few, and those
 * of one network together not many more.
 */
export const newPupilLimits = (
  clubId: number,
  clientIp: string,
  { isKnown }: { isKnown: boolean },
): [RateLimit, ...RateLimit[]] => {
  const key = `pupils:club:${clubId}`;
  return isKnown
    ? [{ key, maxAttempts: 10_000, windowSeconds: day }]
    : [
        { key, maxAttempts: 200, windowSeconds: day },
        { key: `pupils:address:${clientIp}`, maxAttempts: 1_000, windowSeconds: day },
      ];
};

/**
 * Limits on changes of what a browser follows. All phones of a hall may have one address, and each sends what it
 * follows when the page of a team is opened.
 */
export const followLimits = (clientIp: string): RateLimit[] => [
  { key: `push:${clientIp}`, maxAttempts: 5_000, windowSeconds: hour },
  { key: 'push:all', maxAttempts: 50_000, windowSeconds: hour, allowance: 5 },
];

/** How many browsers may follow a team, so that a call is never a flood. */
export const maxFollowers = 200;

/**
 * Limits on names that a certificate does not have: who has its code must not find the name of a pupil by a list.
 */
export const certificateNameLimits = (certificateId: number, clientIp: string): RateLimit[] => [
  { key: `certificate:address:${clientIp}`, maxAttempts: 10, windowSeconds: minute },
  { key: `certificate:${certificateId}`, maxAttempts: 10, windowSeconds: minute },
];

/** Limits on PDFs, whose drawing takes time; one for each team of a large school and then again. */
export const clubPdfLimits = (clubId: number): RateLimit[] => [
  { key: `certificate:pdf:club:${clubId}`, maxAttempts: 300, windowSeconds: hour },
];
export const pupilPdfLimits = (participantId: number): RateLimit[] => [
  { key: `certificate:pdf:participant:${participantId}`, maxAttempts: 60, windowSeconds: hour },
];

/** How often the audit log says that the limit on names of a certificate was reached. */
export const certificateNameAlarm = (certificateId: number): RateLimit => ({
  key: `certificate:alarm:${certificateId}`,
  maxAttempts: 1,
  windowSeconds: hour,
});

/**
 * Limits on wrong PINs. Beyond the limit of a club, everyone still has two attempts of their own:
 * enough for its pupils, who know the PIN.
 */
export const pinLimits = (participantId: number, clubId: number, clientIp: string): RateLimit[] => [
  { key: `pin:participant:${participantId}`, maxAttempts: 10, windowSeconds: quarterHour },
  { key: `pin:participant:${participantId}:day`, maxAttempts: 30, windowSeconds: day },
  { key: `pin:address:${clientIp}`, maxAttempts: 100, windowSeconds: quarterHour },
  { key: `pin:club:${clubId}`, maxAttempts: 50, windowSeconds: quarterHour, allowance: 2 },
];

/**
 * Limits on ids of participants who are not the account's to change, because 404 and 403 tell whether an
 * id exists; `account` as in `club:5`.
 */
export const foreignParticipantLimits = (account: string): RateLimit[] => [
  { key: `foreign:${account}`, maxAttempts: 60, windowSeconds: hour },
];
