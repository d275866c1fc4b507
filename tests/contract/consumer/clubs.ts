import { MatchersV3 } from '@pact-foundation/pact';
import type { Pacts } from './pacts.ts';
import { picture } from './pictures.ts';
import { date, named, teamCode } from './shapes.ts';

const { eachLike, integer, string } = MatchersV3;

const logo = string('clubs/janayasa.svg');

/** School clubs, as anybody sees them. */
export function clubs({ answers }: Pacts): void {
  answers('listClubs', 'a request for all clubs', {
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    answer: {
      data: eachLike({
        ...named(5, 'Klub Robotik Janayasa'),
        logo,
        bio: string('Klub robotik SMA Janayasa.'),
        is_active: integer(1),
      }),
    },
  });
  answers('getClubStats', 'a request for the counts of club 5', {
    argument: { id: 5 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    answer: { data: { participants: integer(3), teams: integer(1), tournaments: integer(0) } },
  });
}

const update = {
  _method: 'PATCH' as const,
  name: 'Klub Janayasa',
  bio: 'Juara umum.',
  pin: '',
  pinconfirmation: '',
  email: 'pengurus@janayasa.example',
};

/**
 * What a club sees and changes of itself. A club that is not there, or not its own, ends the
 * session.
 */
export function ownClub({ answers, refuses, expires }: Pacts): void {
  answers('getClub', 'a request for the own club', {
    argument: { id: 5 },
    given: ['club 5 has nobody and nothing'],
    answer: {
      data: {
        name: string('Klub Robotik Janayasa'),
        bio: string('Klub robotik SMA Janayasa.'),
        email: string('pengurus@janayasa.example'),
        phone: string('081234567890'),
        logo,
      },
    },
  });
  refuses('getClub', 'a request for the data of another club', {
    argument: { id: 11 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 403,
    says: 'Anda hanya dapat mengelola klub Anda sendiri.',
  });
  refuses('getClub', 'a request for the data of a club that does not exist', {
    argument: { id: 404 },
    given: ['club 5 has nobody and nothing'],
    status: 404,
    says: 'GH tidak ditemukan.',
  });
  expires('getClub', { id: 5 });

  answers('updateClub', 'a change of the own club', {
    argument: { id: 5, body: update },
    given: ['club 5 has nobody and nothing'],
    answer: { data: { name: string('Klub Janayasa'), logo } },
  });
  answers('updateClub', 'a change of the own club with a new PIN and logo', {
    argument: {
      id: 5,
      body: { ...update, pin: '482016', pinconfirmation: '482016', logo: picture },
    },
    given: ['club 5 has nobody and nothing'],
    answer: {
      data: {
        name: string('Klub Janayasa'),
        logo: string('clubs/5-0123456789abcdef0123456789abcdef.jpg'),
      },
    },
  });
  refuses('updateClub', 'a change of the own club with two PINs', {
    argument: { id: 5, body: { ...update, pin: '482016', pinconfirmation: '482017' } },
    given: ['club 5 has nobody and nothing'],
    status: 422,
    says: 'Konfirmasi PIN tidak cocok.',
    at: ['pinconfirmation'],
  });
  refuses('updateClub', 'a change of the own club with the e-mail address of another', {
    argument: { id: 5, body: { ...update, email: 'pengurus@bahari.example' } },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 422,
    says: 'Email sudah digunakan.',
    at: ['email'],
  });
  expires('updateClub', { id: 5, body: update });
}

/** The tournaments and teams of a signed-in club. */
export function clubLists({ answers, expires }: Pacts): void {
  answers('listClubTournaments', 'a request for the tournaments that club 5 follows', {
    argument: { id: 5 },
    given: ['team 42 is registered in tournament 7'],
    answer: {
      data: eachLike({
        id: integer(7),
        title: string('RoboLaga Surabaya'),
        date: date(),
        image: string('tournaments/surabaya.svg'),
      }),
    },
  });
  answers('listClubTeams', 'a request for the teams of club 5', {
    argument: { id: 5 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    answer: { data: eachLike({ ...named(42, 'Garuda Baja'), team_id: teamCode() }) },
  });
  for (const id of ['listClubTournaments', 'listClubTeams'] as const) {
    answers(id, `${id} while the club has none`, {
      argument: { id: 5 },
      given: ['club 5 has nobody and nothing'],
      answer: { data: [] },
    });
    expires(id, { id: 5 });
  }
}
