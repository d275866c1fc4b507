import { describe, expect, expectTypeOf, it } from 'vitest';
import type { OperationWithStatus } from '../../../openapi/types.ts';
import { clubMessages } from './clubMessages.ts';
import { participantMessages } from './participantMessages.ts';
import {
  createScenarioHandlers,
  parseScenario,
  parseScenarios,
  type ScenarioText,
  formatScenarios,
} from './scenarioSelection.ts';
import { operationIds, type respondWith } from './responseHandlers.ts';
import { scenarioNames, getScenario } from './scenarios.ts';

const backendFetch = async () => new Response();
const parse = (list: string) => parseScenarios(list).selected;
const handlerNames = (list: string) =>
  createScenarioHandlers(parse(list), backendFetch).map(({ info }) => String(info.header));

describe('the scenarios of a URL', () => {
  it('are separated by commas, with a parameter after a colon or an equals sign', () => {
    const list =
      'leader, server-500:listTeams,server-500:listBlogs,clock=2026-12-01T10:00Z,slow-3g:500';
    expect(parseScenarios(list)).toEqual({
      selected: [
        { name: 'leader' },
        { name: 'server-500', value: 'listTeams' },
        { name: 'server-500', value: 'listBlogs' },
        { name: 'clock', value: '2026-12-01T10:00Z' },
        { name: 'slow-3g', value: '500' },
      ],
      unknown: [],
    });
    expect(formatScenarios(parse(list))).toBe(list.replace(' ', ''));
    expect(parse('clock:2026-12-01,gh-status=nested')).toEqual(
      parse('clock=2026-12-01,gh-status:nested'),
    );
  });

  it('are recognised by their name in any case', () => {
    expect(parse('Leader,SERVER-500:listTeams')).toEqual(parse('leader,server-500:listTeams'));
  });

  it('contain no duplicates', () => {
    expect(parse('leader,leader,offline:listTeams,offline=listTeams')).toHaveLength(2);
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
  ])('do not include "%s"', (text) => {
    expect(parseScenario(text)).toBeUndefined();
    expect(parseScenarios(text).unknown).toEqual(text ? [text] : []);
  });

  it('are handled in an order that does not depend on the URL: delays, errors, data', () => {
    const expected = handlerNames('slow-3g,offline:listBlogs,server-500:listTeams,empty-board');
    expect(handlerNames('empty-board,server-500:listTeams,offline:listBlogs,slow-3g')).toEqual(
      expected,
    );
    expect(expected.slice(-3)).toEqual(['GET */api/blogs', 'GET */api/teams', 'GET */api/scores']);
    expect(expected.indexOf('GET */api/blogs')).toBeLessThan(operationIds.length);
  });

  it('apply one for an operation before one for all operations', () => {
    expect(handlerNames('server-500,html-error-page:listTeams')[0]).toBe('GET */api/teams');
  });
});

describe('the table of scenarios', () => {
  it.each(scenarioNames)('%s has a description and exactly one effect', (name) => {
    const { description, parameter, account, handlers, clearStorage, kind } = getScenario(name);
    expect(description).toMatch(/^[A-Z].+\.$/);
    expect(name).toMatch(/^[a-z0-9-]+$/);
    expect([account, handlers, clearStorage, kind === 'time'].filter(Boolean)).toHaveLength(1);
    const choices = parameter?.choices ?? [];
    expect(choices.filter((choice) => !parseScenario(`${name}:${choice}`))).toEqual([]);
    const withoutValue = parseScenario(name) ? [undefined] : [];
    const handlerCounts = [...choices, ...withoutValue].map(
      (choice) => handlers?.(backendFetch, choice).length,
    );
    expect(handlerCounts).not.toContain(0);
  });

  it('opens each message with scenarios that exist, by one link', () => {
    const messages = [...participantMessages, ...clubMessages];
    expect(messages.flatMap(({ scenarios }) => parseScenarios(scenarios.join()).unknown)).toEqual(
      [],
    );
    const rows = messages.map(({ text, path, scenarios }) => [text, path, ...scenarios].join());
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('end the session of one kind of account only', () => {
    const names = handlerNames('expired-session:club');
    expect(names).toContain('GET */api/gh/me');
    expect(names).not.toContain('GET */api/participant/profile');
  });

  it('does not compile with anything that the document does not define', () => {
    type TeamsBody = Parameters<typeof respondWith<'listTeams', 200>>[2];
    type CountsBody = Parameters<typeof respondWith<'getClubStats', 200>>[2];
    expectTypeOf<'listNobody'>().not.toExtend<Parameters<typeof respondWith>[0]>();
    expectTypeOf<'listTeams'>().not.toExtend<OperationWithStatus<403>>();
    expectTypeOf<'updateTeam'>().toExtend<OperationWithStatus<403>>();
    expectTypeOf<{ success: true; data: [] }>().not.toExtend<TeamsBody>();
    expectTypeOf<{ success: true; teams: [] }>().toExtend<TeamsBody>();
    expectTypeOf<{
      data: { participants: string; teams: number; tournaments: number };
    }>().not.toExtend<CountsBody>();
    expectTypeOf<{
      data: { participants: number; teams: number; tournaments: number };
    }>().toExtend<CountsBody>();
    expectTypeOf<'server-501' | 'nobody:x'>().not.toExtend<ScenarioText>();
    expect(parseScenario('server-501')).toBeUndefined();
  });
});
