import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ContractDocument } from '../../openapi/document.ts';
import { checkVersion } from './checkVersion.ts';
import { compareDocuments } from './compareDocuments.ts';
import type { Change } from './compareSchemas.ts';

const source = `
openapi: 3.1.0
info: { version: 1.0.0 }
tags: []
paths:
  /api/teams:
    get:
      operationId: listTeams
      security: []
      parameters:
        - { name: page, in: query, schema: { type: integer, maximum: 100 } }
      responses:
        '200':
          content:
            application/json:
              schema:
                type: object
                required: [teams]
                properties:
                  teams: { type: array, maxItems: 5, items: { $ref: '#/components/schemas/Team' } }
        '404': {}
    post:
      operationId: createTeam
      security: [{ clubBearer: [] }]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, maxLength: 60 }
                level: { type: string, enum: [leader, member] }
                bio: { type: [string, 'null'] }
      responses: { '201': {} }
components:
  schemas:
    Team:
      type: object
      required: [name, level]
      properties:
        name: { type: string, maxLength: 60 }
        level: { type: string, enum: [leader, member] }
        other: false
        club:
          oneOf: [{ type: object, properties: { id: { type: integer } } }, { type: 'null' }]
`;

/** Returns the changes if these texts of the document are replaced. */
function changesOf(...replacements: [find: string, replace: string][]): string[] {
  let text = source;
  for (const [find, replace] of replacements) {
    expect(text.split(find).length, find).toBe(2);
    text = text.replace(find, replace);
  }
  const changes = compareDocuments(
    parse(source) as ContractDocument,
    parse(text) as ContractDocument,
  );
  return changes.map(({ kind, text: line }) => `${kind}: ${line}`);
}

const inRequest = (find: string) => `                ${find}`;
const inResponse = (find: string) => `\n        ${find}`;

describe('the changes of a document', () => {
  it('are none without a change', () => {
    expect(changesOf()).toEqual([]);
  });

  it.each<[change: string, find: string, replace: string]>([
    [
      'added: restoreTeam (PATCH /api/teams)',
      "responses: { '201': {} }",
      `responses: { '201': {} }
    patch:
      operationId: restoreTeam
      responses: { '200': {} }`,
    ],
    [
      'deprecated: listTeams',
      'operationId: listTeams',
      'operationId: listTeams\n      deprecated: true',
    ],
    [
      'breaking: listTeams is renamed to findTeams',
      'operationId: listTeams',
      'operationId: findTeams',
    ],
    [
      'breaking: listTeams: another token is needed',
      'security: []',
      'security: [{ clubBearer: [] }]',
    ],
    ['added: createTeam: 409', "{ '201': {} }", "{ '201': {}, '409': {} }"],
    ['breaking: listTeams: 404 is removed', "\n        '404': {}", ''],
    [
      'added: listTeams: query size',
      'maximum: 100 } }',
      'maximum: 100 } }\n        - { name: size, in: query, schema: {} }',
    ],
    [
      'breaking: listTeams: query size is required',
      'maximum: 100 } }',
      'maximum: 100 } }\n        - { name: size, in: query, required: true, schema: {} }',
    ],
    ['breaking: listTeams: query page: maximum refuses more', 'maximum: 100', 'maximum: 50'],
    [
      'breaking: createTeam body: level is required',
      'required: [name]\n',
      'required: [name, level]\n',
    ],
    [
      'breaking: createTeam body.name: maxLength refuses more',
      inRequest('name: { type: string, maxLength: 60 }'),
      inRequest('name: { type: string, maxLength: 50 }'),
    ],
    ['breaking: createTeam body.bio: the type null is refused', "[string, 'null']", 'string'],
    [
      'breaking: createTeam body.level: the value member is refused',
      inRequest('level: { type: string, enum: [leader, member] }'),
      inRequest('level: { type: string, enum: [leader] }'),
    ],
    [
      'added: createTeam body: motto',
      inRequest("bio: { type: [string, 'null'] }"),
      inRequest("bio: { type: [string, 'null'] }\n                motto: {}"),
    ],
    [
      'breaking: listTeams 200.teams[]: level may be missing',
      'required: [name, level]',
      'required: [name]',
    ],
    [
      'breaking: listTeams 200.teams[]: name is removed',
      inResponse('name: { type: string, maxLength: 60 }'),
      '',
    ],
    [
      'breaking: listTeams 200.teams[].level: the value guest is new',
      inResponse('level: { type: string, enum: [leader, member] }'),
      inResponse('level: { type: string, enum: [leader, member, guest] }'),
    ],
    [
      'breaking: listTeams 200.teams[].name: the type null is new',
      inResponse('name: { type: string,'),
      inResponse("name: { type: [string, 'null'],"),
    ],
    [
      'breaking: listTeams 200.teams[].club (1).id: the type string is new',
      '{ id: { type: integer } }',
      '{ id: { type: [integer, string] } }',
    ],
    [
      'breaking: listTeams 200.teams[].club: the number of shapes differs',
      ", { type: 'null' }]",
      ']',
    ],
  ])('%s', (change, find, replace) => {
    expect(changesOf([find, replace]).map((line) => line.trim().replace(/: $/, ''))).toEqual([
      change,
    ]);
  });

  it('tell that an operation is removed', () => {
    const text =
      source.slice(0, source.indexOf('    post:')) + source.slice(source.indexOf('components:'));
    const changes = compareDocuments(
      parse(source) as ContractDocument,
      parse(text) as ContractDocument,
    );
    expect(changes).toEqual([{ kind: 'breaking', text: 'createTeam is removed' }]);
  });

  it('are none if a limit of a response or a forbidden field is gone', () => {
    expect(changesOf(['maxItems: 5, ', ''], ['\n        other: false', ''])).toEqual([]);
  });

  it('are none if a request may have more, and a response has less', () => {
    expect(
      changesOf(
        [inRequest('name: { type: string, maxLength: 60 }'), inRequest('name: { type: string }')],
        [
          inResponse('level: { type: string, enum: [leader, member] }'),
          inResponse('level: { type: string, enum: [leader] }'),
        ],
      ),
    ).toEqual([]);
  });
});

it('an item of the changelog has all words of a change', () => {
  const changes: Change[] = [
    { kind: 'added', text: 'listTeams: query page' },
    { kind: 'added', text: 'listClubs 200 (2): total' },
  ];
  const versions = { released: '1.0.0', current: '1.1.0' };
  const check = (entry: string) => checkVersion(changes, versions, `## 1.1.0\n\n${entry}`);
  expect(check('- `query` parameter `page` of `listTeams`, `total` of `listClubs` (200)')).toEqual(
    [],
  );
  expect(check('- query parameter `page` of `listClubs`\n- `total` (200)')).toEqual([
    expect.stringContaining('listTeams: query page'),
    expect.stringContaining('listClubs 200 (2): total'),
  ]);
});

describe('the version of a changed document', () => {
  const added: Change = { kind: 'added', text: 'listTeams' };
  const breaking: Change = { kind: 'breaking', text: 'listTeams is removed' };
  const entry = (version: string, ...items: string[]) =>
    ['# Changelog', '', `## ${version}`, '', ...items.map((item) => `- ${item}`), '', '## 1.0.0']
      .concat('', '- Added: `listTeams`.', '')
      .join('\n');
  const told = 'Added: `listTeams`.';
  const removed = '`listTeams` is\n  removed.';

  it.each<[name: string, changes: Change[], current: string, changelog: string, problems: number]>([
    ['no change', [], '1.2.0', '', 0],
    ['an addition with a step and an entry', [added], '1.10.0', entry('1.10.0', told), 0],
    ['an addition without a step', [added], '1.2.0', entry('1.2.0', told), 1],
    ['an addition without an entry', [added], '1.3.0', entry('1.2.0'), 1],
    ['an addition without an item', [added], '1.3.0', entry('1.3.0', 'Added: `listTeam`.'), 1],
    ['two changes and one item', [added, breaking], '2.0.0', entry('2.0.0', told), 1],
    ['a breaking change with a small step', [breaking], '1.3.0', entry('1.3.0', removed), 1],
    ['a breaking change without a step and an entry', [breaking], '1.2.0', '', 3],
    ['a breaking change with a step and an entry', [breaking], '2.0.0', entry('2.0.0', removed), 0],
  ])('%s', (_name, changes, current, changelog, count) => {
    expect(checkVersion(changes, { released: '1.2.0', current }, changelog)).toHaveLength(count);
  });
});
