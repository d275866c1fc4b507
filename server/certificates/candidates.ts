import type { CertificateIssue, CertificateKind } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import type { Database } from '../db/database.ts';
import type { certificates } from '../db/schema.ts';
import { type AwardRow, findAwards, findCeremony } from '../ceremony/ceremonyQueries.ts';
import { isSame, toState } from '../ceremony/ceremonySteps.ts';
import { findConfirmations, findMembers, findOfficialPlaces, type Member } from './members.ts';
import { hashPrintedName, readNameKey } from './printedNames.ts';

type Row = typeof certificates.$inferInsert;

/** What somebody has earned, without code and number. */
export type Candidate = Pick<
  Row,
  | 'kind'
  | 'subject'
  | 'categoryId'
  | 'categoryName'
  | 'registrationId'
  | 'teamName'
  | 'participantId'
  | 'clubId'
  | 'schoolName'
  | 'place'
  | 'title'
  | 'officialVersion'
> & { printedName: string };

/** With whether it is on the board or announced, so that a certificate tells nothing new. */
export type Found = Candidate & { isAnnounced: boolean };

type Earned = { title: string; subject: string; place?: number; officialVersion?: number };

export const titleOfPlace = (place: number): string => `Juara ${place}`;

const toCandidate = (
  kind: CertificateKind,
  member: Member,
  { title, subject, place, officialVersion }: Earned,
): Candidate => ({
  kind,
  subject: `${subject}:${member.registrationId}:${member.participantId}`,
  categoryId: member.category.id,
  categoryName: member.category.name,
  registrationId: member.registrationId,
  teamName: member.team.name,
  participantId: member.participantId,
  clubId: member.club.id,
  schoolName: member.club.name,
  place: place ?? null,
  title,
  officialVersion: officialVersion ?? null,
  printedName: member.printedName,
});

async function findPlaces(db: Database, tournamentId: number, members: Member[]): Promise<Found[]> {
  const official = await findOfficialPlaces(db, tournamentId);
  const byCategory = new Map(official.map((row) => [row.categoryId, row]));
  return members.flatMap((member) => {
    const category = byCategory.get(member.category.id);
    const place = category?.placeOf.get(member.team.id) ?? undefined;
    if (!category?.isOfficial || place === undefined || place > 3) return [];
    const title = titleOfPlace(place);
    const { version: officialVersion, isHidden } = category;
    const earned = { title, subject: 'place', place, officialVersion };
    return [{ ...toCandidate('place', member, earned), isAnnounced: !isHidden }];
  });
}

const toPerson = (
  person: Pick<Candidate, 'kind' | 'subject' | 'title' | 'printedName'>,
  club?: { id: number; name: string },
): Candidate => ({
  ...person,
  categoryId: null,
  categoryName: null,
  registrationId: null,
  teamName: null,
  participantId: null,
  clubId: club?.id ?? null,
  schoolName: club?.name ?? null,
  place: null,
  officialVersion: null,
});

/** Returns the certificates of an award: of each member of a team that has come, or of the name that was typed. */
function toAward({ id, name, category, registrationId, recipient }: AwardRow, members: Member[]) {
  const subject = `award:${id}`;
  if (registrationId !== null)
    return members
      .filter((member) => member.registrationId === registrationId && member.isCheckedIn)
      .map((member) => toCandidate('award', member, { title: name, subject }));
  if (recipient === '') return [];
  const person = toPerson({ kind: 'award', subject, title: name, printedName: recipient });
  return [{ ...person, categoryId: category?.id ?? null, categoryName: category?.name ?? null }];
}

/** Returns who gets the awards of the ceremony; after its end none is to be announced any more. */
async function findAwarded(
  db: Database,
  tournamentId: number,
  members: Member[],
): Promise<Found[]> {
  const ceremony = await findCeremony(db, tournamentId);
  const isAnnounced = (award: number) =>
    toState(ceremony) === 'finished' ||
    ceremony?.revealed.some((key) => isSame(key, { award })) === true;
  return (await findAwards(db, tournamentId)).flatMap((award) =>
    toAward(award, members).map((candidate) => ({
      ...candidate,
      isAnnounced: isAnnounced(award.id),
    })),
  );
}

/** A coach is known by the place in the list of the club: the name may be corrected. */
export const coachSubject = (clubId: number, index: number): string =>
  `coach:${clubId}:${index + 1}`;

/** Coaches of clubs of which a team has come. */
async function findCoaches(
  db: Database,
  tournamentId: number,
  members: Member[],
): Promise<Candidate[]> {
  const present = new Set(members.filter(({ isCheckedIn }) => isCheckedIn).map((m) => m.club.id));
  const confirmations = await findConfirmations(db, tournamentId);
  return confirmations
    .filter(({ club }) => present.has(club.id))
    .flatMap(({ club, coaches }) =>
      coaches.map((printedName, index) =>
        toPerson(
          {
            kind: 'coach',
            subject: coachSubject(club.id, index),
            title: 'Pembina',
            printedName,
          },
          club,
        ),
      ),
    );
}

async function toHelpers(db: Database, names: string[]): Promise<Candidate[]> {
  if (names.length === 0) return [];
  const key = await readNameKey(db);
  return Promise.all(
    names.map(async (name) =>
      toPerson({
        kind: 'helper',
        subject: `helper:${await hashPrintedName(key, 'helper', name)}`,
        title: 'Petugas',
        printedName: tidyName(name),
      }),
    ),
  );
}

export type Wanted = Pick<CertificateIssue, 'kinds' | 'helpers'>;

/** Returns everybody who has earned a certificate of the wanted kinds, whether or not it is issued; each once. */
export async function findCandidates(
  db: Database,
  tournamentId: number,
  { kinds, helpers }: Wanted,
): Promise<Found[]> {
  const members = await findMembers(db, tournamentId);
  const wants = (kind: CertificateIssue['kinds'][number]) => kinds.includes(kind);
  const participants = members
    .filter(({ isCheckedIn }) => isCheckedIn && wants('participant'))
    .map((member) =>
      toCandidate('participant', member, { title: 'Peserta', subject: 'participant' }),
    );
  const announced = [
    ...participants,
    ...(wants('coach') ? await findCoaches(db, tournamentId, members) : []),
    ...(await toHelpers(db, helpers)),
  ];
  const found = [
    ...(wants('place') ? await findPlaces(db, tournamentId, members) : []),
    ...(wants('award') ? await findAwarded(db, tournamentId, members) : []),
    ...announced.map((candidate) => ({ ...candidate, isAnnounced: true })),
  ];
  return [...new Map(found.map((candidate) => [candidate.subject, candidate])).values()];
}
