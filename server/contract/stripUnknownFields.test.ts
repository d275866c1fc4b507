import { describe, expect, it } from 'vitest';
import type { ContractDocument, Schema } from '../../openapi/document.ts';
import { stripUnknownFields } from './stripUnknownFields.ts';

const document: ContractDocument = {
  openapi: '3.1.0',
  info: { version: '1.0.0' },
  tags: [],
  paths: {},
  components: { schemas: { Club: { type: 'object', properties: { id: {} } } } },
};
const strip = (schema: Schema, value: unknown) => {
  const removedPaths: string[] = [];
  return { result: stripUnknownFields(document, schema, value, removedPaths), removedPaths };
};
const club: Schema = { $ref: '#/components/schemas/Club' };
const either: Schema = {
  oneOf: [
    { type: 'object', required: ['has_gh'], properties: { has_gh: {} } },
    { type: 'object', required: ['gh'], properties: { gh: { oneOf: [club, { type: 'null' }] } } },
    { type: 'null' },
  ],
};

describe('stripUnknownFields', () => {
  it('keeps the fields of the schema and reports the removed ones', () => {
    expect(strip({ type: 'array', items: club }, [{ id: 1, pin_hash: 'x' }])).toEqual({
      result: [{ id: 1 }],
      removedPaths: ['/0/pin_hash'],
    });
  });

  it('uses the first oneOf branch whose required fields are present, and keeps an allowed null', () => {
    expect(strip(either, { has_gh: true, gh: { id: 1 } })).toEqual({
      result: { has_gh: true },
      removedPaths: ['/gh'],
    });
    expect(strip(either, { gh: { id: 1, pin_hash: 'x' } })).toEqual({
      result: { gh: { id: 1 } },
      removedPaths: ['/gh/pin_hash'],
    });
    expect(strip(either, { gh: null })).toEqual({ result: { gh: null }, removedPaths: [] });
    expect(strip(either, null)).toEqual({ result: null, removedPaths: [] });
  });

  it('empties a value that matches no oneOf branch', () => {
    expect(strip(either, { pin_hash: 'x' })).toEqual({ result: {}, removedPaths: ['/'] });
    expect(strip(either, [{ pin_hash: 'x' }])).toEqual({ result: [], removedPaths: ['/'] });
  });
});
