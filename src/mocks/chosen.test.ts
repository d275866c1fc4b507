import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  handlersOf,
  readScenario,
  readScenarios,
  type ScenarioText,
  writeScenarios,
} from './chosen.ts';
import type { Answering, fault } from './fault.ts';
import { operationIds } from './operations.ts';
import { scenarioNames, scenarioOf } from './scenarios.ts';

const ask = async () => new Response();
const read = (list: string) => readScenarios(list).chosen;
const infosOf = (list: string) =>
  handlersOf(read(list), ask).map(({ info }) => String(info.header));

describe('the scenarios of a link', () => {
  it('are separated by commas, with what belongs to each behind a colon or an equals sign', () => {
    const list =
      'leader, server-500:listTeams,server-500:listBlogs,clock=2026-12-01T10:00Z,slow-3g:500';
    expect(readScenarios(list)).toEqual({
      chosen: [
        { name: 'leader' },
        { name: 'server-500', value: 'listTeams' },
        { name: 'server-500', value: 'listBlogs' },
        { name: 'clock', value: '2026-12-01T10:00Z' },
        { name: 'slow-3g', value: '500' },
      ],
      unknown: [],
    });
    expect(writeScenarios(read(list))).toBe(list.replace(' ', ''));
    expect(read('clock:2026-12-01,gh-status=nested')).toEqual(
      read('clock=2026-12-01,gh-status:nested'),
    );
  });

  it('are each there once', () => {
    expect(read('leader,leader,offline:listTeams,offline=listTeams')).toHaveLength(2);
  });

  it.each([
    '',
    'nobody',
    'toString',
    'leader:x',
    'clock',
    'clock=',
    'clock=tomorrow',
    'server-500:listNothing',
    'server-500:',
    'gh-status',
    'gh-status:other',
    'slow-3g:0',
    'slow-3g:-1',
    'slow-3g:fast',
    'expired-session:both',
    'club-403:listTeams',
    'Leader',
  ])('are not those of "%s"', (text) => {
    expect(readScenario(text)).toBeUndefined();
    expect(readScenarios(text).unknown).toEqual(text ? [text] : []);
  });

  it('are asked in an order that does not depend on the link: what waits, what fails, what is there', () => {
    const expected = infosOf('slow-3g,offline:listBlogs,server-500:listTeams,empty-board');
    expect(infosOf('empty-board,server-500:listTeams,offline:listBlogs,slow-3g')).toEqual(expected);
    expect(expected.slice(-3)).toEqual(['GET */api/blogs', 'GET */api/teams', 'GET */api/scores']);
    expect(expected.indexOf('GET */api/blogs')).toBeLessThan(operationIds.length);
  });

  it('have one for an operation before one for all', () => {
    expect(infosOf('server-500,html-error-page:listTeams')[0]).toBe('GET */api/teams');
  });
});

describe('the table of scenarios', () => {
  it.each(scenarioNames)('%s has a sentence, and something that it does', (name) => {
    const { sentence, parameter, account, handlers, lose, kind } = scenarioOf(name);
    expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect(name).toMatch(/^[a-z0-9-]+$/);
    expect([account, handlers, lose, kind === 'time'].filter(Boolean)).toHaveLength(1);
    const choices = parameter?.choices ?? [];
    expect(choices.filter((choice) => !parameter?.accepts(choice))).toEqual([]);
    const laid = [...choices, ...(parameter?.isRequired ? [] : [undefined])].map(
      (choice) => handlers?.(ask, choice).length,
    );
    expect(laid).not.toContain(0);
  });

  it('cannot be written with what the document does not know', () => {
    type TeamsBody = Parameters<typeof fault<'listTeams', 200>>[2];
    type CountsBody = Parameters<typeof fault<'getClubStats', 200>>[2];
    expectTypeOf<'listNobody'>().not.toExtend<Parameters<typeof fault>[0]>();
    expectTypeOf<'listTeams'>().not.toExtend<Answering<403>>();
    expectTypeOf<'updateTeam'>().toExtend<Answering<403>>();
    expectTypeOf<{ success: true; data: [] }>().not.toExtend<TeamsBody>();
    expectTypeOf<{ success: true; teams: [] }>().toExtend<TeamsBody>();
    expectTypeOf<{
      data: { participants: string; teams: number; tournaments: number };
    }>().not.toExtend<CountsBody>();
    expectTypeOf<{
      data: { participants: number; teams: number; tournaments: number };
    }>().toExtend<CountsBody>();
    expectTypeOf<'server-501' | 'nobody:x'>().not.toExtend<ScenarioText>();
    expect(readScenario('server-501')).toBeUndefined();
  });
});
