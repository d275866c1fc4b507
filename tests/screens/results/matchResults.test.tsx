import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type {
  CategoryResults,
  Match,
  MatchResult,
  MatchRule,
  RoundMatches,
} from '../../../openapi/schema.d.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { preliminaryRound } from '../../support/preliminaryRound.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults } = useTestApp();

const names = ['Garuda', 'Komodo', 'Rajawali', 'Anoa', 'Banteng', 'Cendrawasih'];
const teams = names.map((name, index) => ({ id: index + 1, name }));

const rule: MatchRule = {
  kind: 'groups',
  group_count: 1,
  best_of: 1,
  counts: 'points',
  has_draws: true,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: ['direct', 'difference'],
  has_third_place: true,
};

type Result = CategoryResults['rounds'][number];

const round = (changes: Partial<Result>, teamCount = names.length): Result => ({
  ...preliminaryRound,
  run_count: 1,
  match_rule: rule,
  ...changes,
  results: teams.slice(0, teamCount).map((team, index) => ({
    team,
    rank: index + 1,
    points: null,
    time: null,
    incomplete: false,
    decision: null,
    runs: [],
  })),
});

const result = (home: number, away: number, changes: Partial<MatchResult> = {}): MatchResult => ({
  outcome: 'played',
  side: null,
  home_score: home,
  away_score: away,
  extra_winner: null,
  winner: home > away ? 'home' : 'away',
  reason: null,
  ended_at: '2026-11-22T02:05:00Z',
  ...changes,
});

const match = (number: number, changes: Partial<Match>): Match => ({
  id: 80 + number,
  version: '"2"',
  round_id: 61,
  number,
  group: null,
  stage: null,
  home: { team_id: null },
  away: { team_id: null },
  result: null,
  ...changes,
});

const draw = { version: '"a"', method: 'seeds', seed: null, groups: null, slots: null } as const;

const row = { played: 2, won: 1, drawn: 0, lost: 1, points: 3 };
const among = [1, 2, 3];

/** Garuda, Komodo and Rajawali have beaten one another in a circle. */
const groups: RoundMatches = {
  round_id: 61,
  draw,
  groups: [
    {
      number: 1,
      rows: [
        {
          ...row,
          team_id: 1,
          rank: 1,
          for: 3,
          against: 1,
          decision: { decided_by: 'direct', value: 'difference', among, own: 2, other: 0 },
        },
        {
          ...row,
          team_id: 2,
          rank: 2,
          for: 2,
          against: 2,
          decision: { decided_by: 'direct', value: 'difference', among, own: 0, other: -2 },
        },
        { ...row, team_id: 3, rank: 3, for: 1, against: 3, decision: null },
      ],
    },
  ],
  matches: [
    match(1, { group: 1, home: { team_id: 1 }, away: { team_id: 2 }, result: result(3, 0) }),
    match(2, { group: 1, home: { team_id: 2 }, away: { team_id: 3 }, result: result(2, 0) }),
    match(3, {
      group: 1,
      home: { team_id: 3 },
      away: { team_id: 1 },
      result: result(1, 0, { outcome: 'absent', side: 'away' }),
    }),
  ],
};

/** Six teams, of which two have byes; one semi-final is over. */
const bracket: RoundMatches = {
  round_id: 62,
  draw,
  groups: [],
  matches: [
    match(1, { stage: 1, home: { team_id: 1 } }),
    match(2, { stage: 1, home: { team_id: 4 }, away: { team_id: 5 }, result: result(2, 1) }),
    match(3, { stage: 1, home: { team_id: 2 } }),
    match(4, {
      stage: 1,
      home: { team_id: 3 },
      away: { team_id: 6 },
      result: result(1, 1, { extra_winner: 'away', winner: 'away' }),
    }),
    match(5, { stage: 2, home: { team_id: 1 }, away: { team_id: 4 }, result: result(2, 0) }),
    match(6, { stage: 2, home: { team_id: 2 }, away: { team_id: 6 } }),
    match(7, {
      stage: 3,
      home: { team_id: 1 },
      away: { team_id: null, from: { number: 6, as: 'winner' } },
    }),
    match(8, {
      home: { team_id: 4 },
      away: { team_id: null, from: { number: 6, as: 'loser' } },
    }),
  ],
};

const knockout = round({
  id: 62,
  position: 2,
  name: 'Gugur',
  match_rule: { ...rule, kind: 'knockout' },
});

/** Opens the results of a category with these rounds; tournament 4 is over. */
async function openResults(changes: Partial<CategoryResults>, provisional = false) {
  const rounds = changes.rounds ?? [];
  const results: CategoryResults = {
    time_format: 'MM:SS.hh',
    standings: teams.map(({ id }, index) => ({ team_id: id, place: index + 1 })),
    rounds,
    ...(provisional && { provisional: true }),
    ...changes,
  };
  faults(
    http.get('*/api/tournaments/4/categories/1/results', () =>
      HttpResponse.json({ success: true, data: results }),
    ),
  );
  return renderApp('/tournament-result/4/1');
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map(({ textContent }) => textContent).join(' | '));

describe('a round of groups', () => {
  it('has the table of each with why every team stands there, and the matches', async () => {
    await openResults({ rounds: [round({}, 3)], match_rounds: [groups] });
    const table = await screen.findByRole('table', { name: 'Klasemen Grup A' });
    const between = 'Sama 3 poin; pertandingan antara Garuda, Komodo, dan Rajawali';
    expect(rowsOf(table)).toEqual([
      '1 | Garuda | 2 | 1 | 0 | 1 | 3 : 1 | +2 | 3',
      `${between}: selisih +2 lebih baik dari 0`,
      '2 | Komodo | 2 | 1 | 0 | 1 | 2 : 2 | 0 | 3',
      `${between}: selisih 0 lebih baik dari -2`,
      '3 | Rajawali | 2 | 1 | 0 | 1 | 1 : 3 | -2 | 3',
      `${between}: selisih -2 di bawah 0`,
    ]);
    expect(rowsOf(screen.getByRole('table', { name: 'Pertandingan Grup A' }))).toEqual([
      '1 | Garuda | 3 : 0 | Komodo',
      '2 | Komodo | 2 : 0 | Rajawali',
      '3 | Rajawali | 1 : 0 | Garuda',
      'Rajawali menang WO: Garuda tidak hadir',
    ]);
    expect(screen.queryByRole('table', { name: /^Hasil kategori/ })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('says so while it is not drawn', async () => {
    await openResults({ rounds: [round({})] });
    expect(await screen.findByText('Babak ini belum diundi.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('a knock-out', () => {
  const openBracket = async () => {
    const app = await openResults(
      { rounds: [round({}), knockout], match_rounds: [groups, bracket] },
      true,
    );
    await app.user.click(await screen.findByRole('tab', { name: 'Gugur · berlangsung' }));
    await screen.findByRole('tab', { name: 'Final' });
    return app;
  };

  /** A stage of the bracket; the selected one is the panel of the tabs. */
  const stage = (name: string, role = 'region') => within(screen.getByRole(role, { name }));
  const matchesOf = (name: string) =>
    stage(name)
      .getAllByRole('listitem')
      .map((match) =>
        [...match.querySelectorAll('.number, .side, p, small')]
          .map(({ textContent }) => textContent)
          .join(' | '),
      );

  it('has its stages as lists, with byes and who waits for whom', async () => {
    await openBracket();
    expect(matchesOf('Perempat final')).toEqual([
      'Pertandingan 1 | Garuda | Lolos langsung',
      'Pertandingan 2 | Anoa2 | Banteng1',
      'Pertandingan 3 | Komodo | Lolos langsung',
      'Pertandingan 4 | Rajawali1 | Cendrawasih1 | Tambahan: Cendrawasih menang',
    ]);
    expect(matchesOf('Final')).toEqual([
      'Pertandingan 7 | Garuda | Pemenang 6',
      'Perebutan juara 3 | Pertandingan 8 | Anoa | Kalah 6',
    ]);
    await expectAccessible();
  });

  it('has the teams of the bracket as links that the keyboard reaches', async () => {
    const { user } = await openBracket();
    await user.click(screen.getByRole('tab', { name: 'Semifinal' }));
    const links = stage('Semifinal', 'tabpanel').getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Garuda',
      'Anoa',
      'Komodo',
      'Cendrawasih',
    ]);
    // Those of the stages before are not shown on a phone.
    for (const link of stage('Perempat final').getAllByRole('link')) {
      await user.tab();
      expect(link).toHaveFocus();
    }
    await user.tab();
    expect(links[0]).toHaveFocus();
  });

  it('has its matches as tables on paper', async () => {
    await openBracket();
    const read = (name: string) =>
      rowsOf(screen.getByRole('table', { name: `Pertandingan ${name}`, hidden: true }));
    expect(read('Perempat final').slice(0, 2)).toEqual([
      '1 | Garuda | –Lolos langsung | Lolos langsung',
      '2 | Anoa | 2 : 1 | Banteng',
    ]);
    expect(read('Perebutan juara 3')).toEqual(['8 | Anoa | –Belum dimainkan | Kalah 6']);
  });

  it('begins with the stage that is played, moved by tabs and swipes', async () => {
    const { user } = await openBracket();
    const tab = (name: string) => screen.getByRole('tab', { name });
    expect(tab('Semifinal')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Final'));
    expect(screen.getByRole('tabpanel', { name: 'Final' })).toBeVisible();
    const shown = screen.getByText('Perebutan juara 3', { selector: 'p' });
    fireEvent.touchStart(shown, { touches: [{ clientX: 100, clientY: 0 }] });
    fireEvent.touchEnd(shown, { changedTouches: [{ clientX: 200, clientY: 0 }] });
    expect(tab('Semifinal')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the places of a category with matches', () => {
  it('have no points and times, and say how far a team is', async () => {
    const entered = {
      ...knockout,
      results: knockout.results.map((each) => ({ ...each, rank: null })),
    };
    await openResults({ rounds: [round({}), entered], match_rounds: [groups, bracket] }, true);
    const table = await screen.findByRole('table', { name: /^Peringkat kategori/ });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(rowsOf(table).slice(0, 2)).toEqual([
      '1 | Garuda',
      'Masih bertanding di Gugur; peringkat 1 di Penyisihan',
    ]);
  });

  it('put the winners on the podium', async () => {
    await openResults({ rounds: [round({}), knockout], match_rounds: [groups, bracket] });
    const winners = within(await screen.findByRole('list', { name: 'Podium' }));
    expect(winners.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      names.slice(0, 3),
    );
    expect(screen.getAllByText('Gugur: peringkat 1')).toHaveLength(1);
  });
});
