import { http, HttpResponse } from 'msw';
import type { Backend } from '../database/backend.ts';

/** Reads a public list from the server. */
export const readList = async <Entry>({ request }: Backend, path: string) =>
  ((await request('GET', path)).body as { data: Entry[] }).data;

/** Answers a public list with other data than the server's. */
export const answerList = (path: string, data: unknown) =>
  http.get(`*/api/${path}`, () => HttpResponse.json({ success: true, data }));
