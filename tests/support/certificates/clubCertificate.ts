import type { ClubCertificates } from '../../../openapi/schema.d.ts';

/** A valid certificate as the club of its pupil reads it, of a tournament of its own. */
export const clubCertificate = (
  tournament: ClubCertificates['certificates'][number]['tournament'],
): ClubCertificates['certificates'][number] => ({
  id: 1,
  version: '"1"',
  code: '4T7KQM2XAB9RWPDH',
  kind: 'participant',
  title: 'Peserta',
  place: null,
  name: 'Dewi',
  team: { id: 42, name: 'Rajawali' },
  school: 'Klub Robotik Janayasa',
  category: { id: 1, name: 'Inspire' },
  tournament,
  registration_id: 108,
  club_id: 5,
  number: null,
  issued_at: '2026-11-22T09:00:00Z',
  official_version: null,
  outdated: false,
  state: 'valid',
  reason: null,
  ended_at: null,
});
