import type { CertificateIssue, CertificateKind } from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import type { Database } from '../db/database.ts';
import type { certificates } from '../db/schema.ts';
import { HttpError } from '../lib/httpError.ts';
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

async function findPlaces(
  db: Database,
  tournamentId: number,
  members: Member[],
): Promise<Candidate[]> {
  const official = await findOfficialPlaces(db, tournamentId);
  const byCategory = new Map(official.map((row) => [row.categoryId, row]));
  return members.flatMap((member) => {
    const { isOfficial, placeOf, version } = byCategory.get(member.category.id) ?? {};
    const place = placeOf?.get(member.team.id) ?? undefined;
    if (!isOfficial || version === undefined || place === undefined || place > 3) return [];
    const title = titleOfPlace(place);
    return [
      toCandidate('place', member, { title, subject: 'place', place, officialVersion: version }),
    ];
  });
}

/** Throws 404 for a team that is not registered, 409 for one that was not checked in. */
function toAwards(awards: CertificateIssue['awards'], members: Member[]): Candidate[] {
  return awards.flatMap(({ title, registration_id: id }) => {
    const team = members.filter(({ registrationId }) => registrationId === id);
    const [first] = team;
    if (!first) throw new HttpError(404, 'Pendaftaran tidak ditemukan.');
    if (!first.isCheckedIn)
      throw new HttpError(
        409,
        `${first.team.name} belum dicatat hadir, jadi belum mendapat sertifikat.`,
      );
    const award = tidyName(title);
    return team.map((member) =>
      toCandidate('award', member, { title: award, subject: `award:${award.toLowerCase()}` }),
    );
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

export type Wanted = Pick<CertificateIssue, 'kinds' | 'helpers' | 'awards'>;

/** Returns everybody who has earned a certificate of the wanted kinds, whether or not it is issued; each once. */
export async function findCandidates(
  db: Database,
  tournamentId: number,
  { kinds, helpers, awards }: Wanted,
): Promise<Candidate[]> {
  const members = await findMembers(db, tournamentId);
  const wants = (kind: CertificateIssue['kinds'][number]) => kinds.includes(kind);
  const participants = members
    .filter(({ isCheckedIn }) => isCheckedIn && wants('participant'))
    .map((member) =>
      toCandidate('participant', member, { title: 'Peserta', subject: 'participant' }),
    );
  const found = [
    ...participants,
    ...(wants('place') ? await findPlaces(db, tournamentId, members) : []),
    ...toAwards(awards, members),
    ...(wants('coach') ? await findCoaches(db, tournamentId, members) : []),
    ...(await toHelpers(db, helpers)),
  ];
  return [...new Map(found.map((candidate) => [candidate.subject, candidate])).values()];
}
