import { MatchersV3 } from '@pact-foundation/pact';
import { jpegImage } from './imageFixtures.ts';
import type { PactBuilder } from './pactBuilder.ts';
import { date, idAndName, teamCode } from './shapes.ts';

const { eachLike, integer, string } = MatchersV3;

const logo = string('clubs/janayasa.svg');

/** The public pages of school clubs. */
export function clubs({ respondsWith }: PactBuilder): void {
  respondsWith('listClubs', 'a request for all clubs', {
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    response: {
      data: eachLike({
        ...idAndName(5, 'Klub Robotik Janayasa'),
        logo,
        bio: string('Klub robotik SMA Janayasa.'),
        is_active: integer(1),
      }),
    },
  });
  respondsWith('getClubStats', 'a request for the counts of club 5', {
    argument: { id: 5 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    response: { data: { participants: integer(3), teams: integer(1), tournaments: integer(0) } },
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
 * A club's own data and its changes. A club that does not exist, or is another one, ends the session.
 */
export function ownClub({
  respondsWith,
  respondsWithError,
  respondsUnauthorized,
}: PactBuilder): void {
  respondsWith('getClub', 'a request for the own club', {
    argument: { id: 5 },
    given: ['club 5 has nobody and nothing'],
    response: {
      data: {
        name: string('Klub Robotik Janayasa'),
        bio: string('Klub robotik SMA Janayasa.'),
        email: string('pengurus@janayasa.example'),
        phone: string('081234567890'),
        logo,
      },
    },
  });
  respondsWithError('getClub', 'a request for the data of another club', {
    argument: { id: 11 },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 403,
    message: 'Anda hanya dapat mengelola klub Anda sendiri.',
  });
  respondsWithError('getClub', 'a request for the data of a club that does not exist', {
    argument: { id: 404 },
    given: ['club 5 has nobody and nothing'],
    status: 404,
    message: 'GH tidak ditemukan.',
  });
  respondsUnauthorized('getClub', { id: 5 });

  respondsWith('updateClub', 'a change of the own club', {
    argument: { id: 5, body: update },
    given: ['club 5 has nobody and nothing'],
    response: { data: { name: string('Klub Janayasa'), logo } },
  });
  respondsWith('updateClub', 'a change of the own club with a new PIN and logo', {
    argument: {
      id: 5,
      body: { ...update, pin: '482016', pinconfirmation: '482016', logo: jpegImage },
    },
    given: ['club 5 has nobody and nothing'],
    response: {
      data: {
        name: string('Klub Janayasa'),
        logo: string('clubs/5-0123456789abcdef0123456789abcdef.jpg'),
      },
    },
  });
  respondsWithError('updateClub', 'a change of the own club with two PINs', {
    argument: { id: 5, body: { ...update, pin: '482016', pinconfirmation: '482017' } },
    given: ['club 5 has nobody and nothing'],
    status: 422,
    message: 'Konfirmasi PIN tidak cocok.',
    fields: ['pinconfirmation'],
  });
  respondsWithError('updateClub', 'a change of the own club with the e-mail address of another', {
    argument: { id: 5, body: { ...update, email: 'pengurus@bahari.example' } },
    given: ['participants 17, 23 and 31 of club 5 are in no team'],
    status: 422,
    message: 'Email sudah digunakan.',
    fields: ['email'],
  });
  respondsUnauthorized('updateClub', { id: 5, body: update });
}

/** The tournaments and teams of a signed-in club. */
export function clubLists({ respondsWith, respondsUnauthorized }: PactBuilder): void {
  respondsWith('listClubTournaments', 'a request for the tournaments that club 5 follows', {
    argument: { id: 5 },
    given: ['team 42 is registered in tournament 7'],
    response: {
      data: eachLike({
        id: integer(7),
        title: string('RoboLaga Surabaya'),
        date: date(),
        image: string('tournaments/surabaya.svg'),
      }),
    },
  });
  respondsWith('listClubTeams', 'a request for the teams of club 5', {
    argument: { id: 5 },
    given: ['participants 17 and 23 of club 5 are team 42 of category 1'],
    response: { data: eachLike({ ...idAndName(42, 'Garuda Baja'), team_id: teamCode() }) },
  });
  for (const id of ['listClubTournaments', 'listClubTeams'] as const) {
    respondsWith(id, `${id} while the club has none`, {
      argument: { id: 5 },
      given: ['club 5 has nobody and nothing'],
      response: { data: [] },
    });
    respondsUnauthorized(id, { id: 5 });
  }
}
