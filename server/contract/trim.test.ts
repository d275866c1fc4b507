import { describe, expect, it } from 'vitest';
import type { ContractDocument, Schema } from './document.ts';
import { trim } from './trim.ts';

const document: ContractDocument = {
  openapi: '3.1.0',
  paths: {},
  components: { schemas: { Club: { type: 'object', properties: { id: {} } } } },
};
const cut = (schema: Schema, value: unknown) => {
  const dropped: string[] = [];
  return { kept: trim(document, schema, value, dropped), dropped };
};
const club: Schema = { $ref: '#/components/schemas/Club' };
const either: Schema = {
  oneOf: [
    { type: 'object', required: ['has_gh'], properties: { has_gh: {} } },
    { type: 'object', required: ['gh'], properties: { gh: { oneOf: [club, { type: 'null' }] } } },
    { type: 'null' },
  ],
};

describe('trim', () => {
  it('keeps what the schema names and tells what it drops', () => {
    expect(cut({ type: 'array', items: club }, [{ id: 1, pin_hash: 'x' }])).toEqual({
      kept: [{ id: 1 }],
      dropped: ['/0/pin_hash'],
    });
  });

  it('takes the first shape whose required fields are there, and null where it may be null', () => {
    expect(cut(either, { has_gh: true, gh: { id: 1 } })).toEqual({
      kept: { has_gh: true },
      dropped: ['/gh'],
    });
    expect(cut(either, { gh: { id: 1, pin_hash: 'x' } })).toEqual({
      kept: { gh: { id: 1 } },
      dropped: ['/gh/pin_hash'],
    });
    expect(cut(either, { gh: null })).toEqual({ kept: { gh: null }, dropped: [] });
    expect(cut(either, null)).toEqual({ kept: null, dropped: [] });
  });

  it('lets nothing through that has none of the shapes', () => {
    expect(cut(either, { pin_hash: 'x' })).toEqual({ kept: {}, dropped: ['/'] });
    expect(cut(either, [{ pin_hash: 'x' }])).toEqual({ kept: [], dropped: ['/'] });
  });
});
