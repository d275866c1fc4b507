import { MatchersV3 } from '@pact-foundation/pact';
import type { Given } from './interaction.ts';
import type { PactBuilder } from './pactBuilder.ts';
import { idAndName, messageOnly, timestamp } from './shapes.ts';

const { boolean, eachLike, integer, nullValue, regex, string } = MatchersV3;

const given: Given = ['organiser 3 runs tournament 7'];
const objected: Given = ['team 42 has objected to a run in tournament 7'];
const official: Given = [
  'team 42 has objected to a run in tournament 7, whose results are official',
];

const frozen = {
  category: idAndName(1, 'Inspire'),
  state: 'frozen',
  hidden: true,
  version: string('"1"'),
  open_objections: integer(0),
  missing_runs: integer(1),
  versions: [],
};

/** From live to official results, as organisers take them. */
export function resultsStates({ respondsWith, respondsWithError }: PactBuilder): void {
  respondsWith('listResultsStates', 'a request for how final the results of tournament 7 are', {
    argument: { id: 7 },
    given,
    response: {
      data: eachLike({
        ...frozen,
        state: regex('live|frozen|provisional|official', 'live'),
        hidden: boolean(false),
        version: string('"0"'),
      }),
    },
  });

  const freeze = {
    id: 7,
    categoryId: 1,
    'If-Match': '"0"',
    body: { action: 'freeze' as const },
  };
  respondsWith('changeResultsState', 'the board of a category that is frozen', {
    argument: freeze,
    given,
    response: {
      ...messageOnly('Papan telah dibekukan.'),
      data: { ...frozen, frozen_at: timestamp() },
    },
  });
  respondsWithError('changeResultsState', 'the board of a category whose results are official', {
    argument: { ...freeze, 'If-Match': '"1"' },
    given: official,
    status: 409,
    message: 'Papan dibekukan sebelum hasilnya dinyatakan sementara.',
  });
  respondsWithError('changeResultsState', 'the board of a category that somebody has changed', {
    argument: { ...freeze, 'If-Match': '"9"' },
    given,
    status: 412,
    message: 'Status hasil ini baru saja diubah penyelenggara lain.',
  });
}

/** Objections to results, by the club of a team, and decisions on them. */
export function objections({ respondsWith, respondsWithError }: PactBuilder): void {
  const objection = {
    teamId: 42,
    body: {
      key: '3b241101-e2bb-4255-8caf-4136c566a962',
      run_id: 73,
      text: 'Waktu dihentikan sebelum robot melewati garis.',
    },
  };
  respondsWith('objectForTeam', 'an objection of team 42 to its run', {
    argument: objection,
    given,
    response: messageOnly('Keberatan telah dikirim ke juri kepala.'),
  });
  respondsWithError('objectForTeam', 'another objection of team 42 to its run', {
    argument: objection,
    given: objected,
    status: 409,
    message: 'Keberatan untuk hasil ini sudah diajukan dan belum diputuskan.',
  });

  const decision = {
    id: 7,
    objectionId: 5,
    'If-Match': '"1"',
    body: {
      state: 'rejected' as const,
      reason: 'Rekaman menunjukkan robot sudah melewati garis.',
    },
  };
  respondsWith('decideObjection', 'a decision on the objection of team 42', {
    argument: decision,
    given: objected,
    response: messageOnly('Keputusan telah disimpan.'),
  });
  respondsWithError('decideObjection', 'a decision on an objection to official results', {
    argument: decision,
    given: official,
    status: 409,
    message: 'Hasil kategori ini sudah resmi. Buka koreksi dulu.',
  });
  respondsWithError('decideObjection', 'a decision on an objection that somebody has decided', {
    argument: { ...decision, 'If-Match': '"9"' },
    given: objected,
    status: 412,
    message: 'Keberatan ini baru saja diputuskan orang lain.',
  });
}

/** The award ceremony: of an organiser, whose presses phones follow. */
export function ceremonies({ respondsWith, respondsWithError }: PactBuilder): void {
  const begun: Given = ['organiser 3 holds the ceremony of tournament 7'];
  const kind = () => regex('place|award', 'award');
  respondsWith('getCeremony', 'a request for what the ceremony of tournament 7 has revealed', {
    argument: { id: 7 },
    given: begun,
    response: {
      success: true,
      data: {
        state: 'running',
        revealed: eachLike({ kind: kind(), winners: eachLike({ name: string('SMP Nusa') }) }),
        next: { kind: kind() },
      },
    },
  });

  const ceremony = {
    title: string('RoboLaga Surabaya'),
    categories: eachLike({
      ...idAndName(1, 'Inspire'),
      official: boolean(false),
      teams: integer(1),
    }),
  };
  respondsWith('getManagedCeremony', 'a request for the whole ceremony of tournament 7', {
    argument: { id: 7 },
    given,
    response: {
      data: {
        ...ceremony,
        version: string('"0"'),
        state: 'waiting',
        items: eachLike({ category_id: integer(1), award: nullValue() }),
        revealed: [],
        ahead: [],
      },
    },
  });

  const back = { id: 7, 'If-Match': '"2"', body: { action: 'back' as const } };
  respondsWith('revealCeremonyStep', 'the last step of the ceremony that is hidden again', {
    argument: back,
    given: begun,
    response: {
      ...messageOnly('Langkah upacara telah disimpan.'),
      data: {
        ...ceremony,
        version: string('"3"'),
        state: 'running',
        revealed: [],
        ahead: eachLike({
          kind: 'award',
          category: nullValue(),
          place: nullValue(),
          award: string('Fair play'),
          winners: eachLike({
            name: string('SMP Nusa'),
            team_id: nullValue(),
            club: nullValue(),
            logo_path: nullValue(),
          }),
        }),
      },
    },
  });
  respondsWithError('revealCeremonyStep', 'the beginning of a ceremony that has begun', {
    argument: { ...back, body: { action: 'start' } },
    given: begun,
    status: 409,
    message: 'Upacara sudah dimulai.',
  });
  respondsWithError('revealCeremonyStep', 'a step of a ceremony that somebody has changed', {
    argument: { ...back, 'If-Match': '"9"' },
    given: begun,
    status: 412,
    message: 'Upacara ini baru saja diubah penyelenggara lain.',
  });
}
