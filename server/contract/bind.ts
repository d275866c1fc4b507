import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal, refuseField } from '../refusal.ts';
import type { Services } from '../services.ts';
import { findBrokenText } from './brokenText.ts';
import {
  type ContractDocument,
  locateOperations,
  type Location,
  resolve,
  type Schema,
} from './document.ts';
import { trim } from './trim.ts';
import type { Answer, Call, OperationId } from './types.ts';
import {
  createAnswerCheck,
  createCompiler,
  describe,
  label,
  type Validators,
} from './validators.ts';

export type Handler<K extends OperationId> = (
  call: Call<K>,
  services: Services,
) => Promise<Answer<K>>;
export type Handlers = { [K in OperationId]: Handler<K> };

export type Account = { participantId?: number; clubId?: number };
export type Scheme = 'participantBearer' | 'clubBearer';

export type Binding = {
  document: ContractDocument;
  handlers: Handlers;
  services: Services;
  /**
   * Gives the account behind a token, or nothing when it is unknown, expired or of the other kind.
   */
  authenticate: (token: string, scheme: Scheme) => Promise<Account | undefined>;
  unauthenticated: (scheme: Scheme) => Refusal;
  /** Receives each difference between an answer and the document. */
  onBreach: ((breach: string) => void) | undefined;
  clientAddress: (context: Context) => string;
  publicUrl: (request: Request) => string;
};

type AnyHandler = (call: unknown, services: Services) => Promise<unknown>;

const jsonLimit = 64 * 1024;
const uploadLimit = 5 * 1024 * 1024;
/**
 * More than any form has; to hold a form's parts against each other takes the square of their
 * number.
 */
const mostParts = 100;

/**
 * Mounts every operation of the document on the app: bearer (401), size (413), validation (422),
 * handler, answer.
 */
export function bindContract(app: Hono, binding: Binding): void {
  const compile = createCompiler(binding.document);
  const check = createAnswerCheck(binding.document);
  for (const location of locateOperations(binding.document)) {
    const handler = binding.handlers[location.operation.operationId as OperationId] as
      | AnyHandler
      | undefined;
    if (!handler) throw new Error(`No handler for ${location.operation.operationId}`);
    const validators = compile(location);
    const limit = limitOf(validators);
    const answer = answerer(binding, location, check);
    app.on(
      location.method.toUpperCase(),
      location.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      async (context) => {
        const account = await accountOf(binding, location, context);
        // After the bearer: whoever may not call at all is not read from.
        await limit(context, async () => {});
        const request = await readRequest(validators, context);
        const body = await handler(
          {
            ...request,
            get participantId() {
              return demand(account.participantId, location);
            },
            get clubId() {
              return demand(account.clubId, location);
            },
            token: bearerToken(context),
            clientAddress: binding.clientAddress(context),
            publicUrl: binding.publicUrl(context.req.raw),
          },
          binding.services,
        );
        return answer(context, body);
      },
    );
  }
}

function limitOf({ bodyType }: Validators) {
  const [maxSize, message] =
    bodyType === 'multipart/form-data'
      ? [uploadLimit, 'Berkas yang dikirim maksimal 5 MB.']
      : [jsonLimit, 'Data yang dikirim terlalu besar.'];
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(413, message);
    },
  });
}

function demand(id: number | undefined, { operation }: Location): number {
  if (id === undefined)
    throw new Error(`${operation.operationId} reads an account that its security does not ask for`);
  return id;
}

function bearerToken(context: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
}

async function accountOf(
  binding: Binding,
  { operation }: Location,
  context: Context,
): Promise<Account> {
  const schemes = (operation.security ?? []).flatMap((requirement) =>
    Object.keys(requirement),
  ) as Scheme[];
  if (schemes.length === 0) return {};
  const token = bearerToken(context);
  if (token) {
    for (const scheme of schemes) {
      const account = await binding.authenticate(token, scheme);
      if (account) return account;
    }
  }
  throw binding.unauthenticated(schemes[0] ?? 'participantBearer');
}

async function readRequest(
  validators: Validators,
  context: Context,
): Promise<{ path: unknown; query: unknown; header: unknown; body: unknown }> {
  const path = context.req.param();
  if (!validators.path(path)) throw refused(validators.path.errors);
  if (findBrokenText(path) !== undefined) throw new Refusal(404, 'Alamat ini tidak ditemukan.');
  const query = context.req.query();
  if (!validators.query(query)) throw refused(validators.query.errors);
  const header = context.req.header();
  if (!validators.header(header)) throw refused(validators.header.errors);
  const body = await readBody(validators, context);
  if (body !== undefined && validators.body && !validators.body(body))
    throw refused(validators.body.errors);
  const broken = findBrokenText({ ...query, ...(body as object | undefined) });
  if (broken !== undefined) throw refuseField(broken, `${label(broken)} tidak valid.`);
  return { path, query, header, body };
}

function refused(errors: Parameters<typeof describe>[0]): Refusal {
  const { message, errors: byField } = describe(errors);
  return new Refusal(422, message, { errors: byField });
}

async function readBody(validators: Validators, context: Context): Promise<unknown> {
  if (!validators.bodyType) return undefined;
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== validators.bodyType) {
    if (!validators.bodyRequired && type === '') return undefined;
    throw new Refusal(422, `Data harus dikirim sebagai ${validators.bodyType}.`);
  }
  try {
    if (validators.bodyType === 'application/json') return await context.req.json<unknown>();
    return readForm(await context.req.raw.formData(), validators.lists);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(422, 'Data yang dikirim tidak dapat dibaca.');
  }
}

function readForm(form: FormData, lists: string[]): Record<string, unknown> {
  const all = [...form.keys()];
  if (all.length > mostParts) throw new Refusal(422, 'Formulir ini memiliki terlalu banyak isian.');
  const names = [...new Set(all)];
  const repeated = names.find((name) => !lists.includes(name) && form.getAll(name).length > 1);
  if (repeated !== undefined)
    throw refuseField(repeated, `${label(repeated)} hanya boleh dikirim satu kali.`);
  return Object.fromEntries(
    names.map((name) => [name, lists.includes(name) ? form.getAll(name) : form.get(name)]),
  );
}

type Status = 200 | 201;

function answerer(
  { document, onBreach }: Binding,
  { operation }: Location,
  check: (schema: Schema, body: unknown) => string[],
) {
  const [code, response] =
    Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  if (!code || !response) throw new Error(`${operation.operationId} has no success answer`);
  const status = Number(code) as Status;
  const schema = resolve(document, response).content?.['application/json']?.schema;
  return (context: Context, body: unknown): Response => {
    if (!schema) return new Response(null, { status });
    const dropped: string[] = [];
    const trimmed = trim(document, schema, body, dropped);
    if (onBreach) {
      const differences = [
        ...dropped.map((path) => `${path} is not in the document`),
        ...check(schema, trimmed),
      ];
      for (const difference of differences)
        onBreach(`${operation.operationId} ${status}: ${difference}`);
    }
    return context.json(trimmed as Record<string, unknown>, status);
  };
}

/**
 * Tells through onBreach when a refusal carries a status that the document does not promise for
 * that operation.
 */
export function createRefusalCheck({ document, onBreach }: Pick<Binding, 'document' | 'onBreach'>) {
  const routes = locateOperations(document).map(({ path, method, operation }) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operation,
  }));
  return (request: Request, status: number): void => {
    const { pathname } = new URL(request.url);
    const route = routes.find(
      ({ method, path }) => method === request.method && path.test(pathname),
    );
    const promised = route && String(status) in route.operation.responses;
    if (onBreach && route && !promised)
      onBreach(`${route.operation.operationId}: ${status} is not in the document`);
  };
}
