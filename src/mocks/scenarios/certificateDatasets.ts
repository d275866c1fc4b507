import type { HttpHandler } from 'msw';
import type { PublicCertificate } from '../../../openapi/schema.d.ts';
import { copy } from '../panel/copy.ts';
import { errorResponse } from './scenario.ts';
import { type BackendFetch, intercept, respondWith } from './responseHandlers.ts';

/** Whatever code is asked for. */
const certificate: PublicCertificate = {
  code: '4T7KQM2XAB9RWPDH',
  kind: 'place',
  title: 'Juara 1',
  place: 1,
  team: { id: 1, name: 'Garuda Muda' },
  school: 'SMA Negeri 3 (Malang)',
  category: { id: 1, name: 'Line Follower' },
  tournament: { id: 1, title: 'RoboLaga Surabaya 2026', date: '2026-11-22' },
  number: 'RL/2026/0001',
  issued_at: '2026-11-22T09:00:00Z',
  official_version: 1,
  outdated: false,
  state: 'valid',
  reason: null,
  ended_at: null,
};

const ended = { ended_at: '2026-11-23T02:00:00Z' };
const named = (matches: boolean, changes: Partial<PublicCertificate> = {}) => [
  respondWith('getCertificate', 200, { success: true, data: { ...certificate, ...changes } }),
  respondWith('checkCertificateName', 200, { success: true, data: { matches } }),
];
const missing = () => errorResponse(404, copy.responses.certificateMissing);

const states: Record<string, () => HttpHandler[]> = {
  valid: () => named(true),
  replaced: () => named(true, { ...ended, state: 'replaced', reason: 'Ejaan nama diperbaiki' }),
  withdrawn: () =>
    named(true, { ...ended, state: 'withdrawn', reason: 'Tim didiskualifikasi setelah lomba' }),
  outdated: () => named(true, { outdated: true }),
  'outdated-award': () =>
    named(true, {
      kind: 'award',
      title: 'Robot Terinovatif',
      place: null,
      official_version: null,
      outdated: true,
    }),
  'other-name': () => named(false),
  'not-found': () => [
    intercept('getCertificate', missing),
    intercept('checkCertificateName', missing),
  ],
};

export const certificateStates = Object.keys(states);

/** Every code is that of one certificate, which is in a state; or of none. */
export const certificateInState = (_: BackendFetch, name: string | undefined): HttpHandler[] =>
  states[name ?? '']?.() ?? [];
