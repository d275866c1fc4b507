import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import { expect, it, vi } from 'vitest';
import type { states } from '../states.ts';
import { openClient, type OperationId, type Outcome } from './client.ts';
import { divide, operationNamed, type Values } from './documented.ts';
import { compareForms, describeForm, type RequestBuilder } from './form.ts';

/** What the backend has to have put into its empty database before. */
export type Given = [sentence: keyof typeof states, parameters?: Record<string, string>];

type Client = ReturnType<typeof openClient>;

type Interaction = {
  id: OperationId;
  description: string;
  argument: Values | undefined;
  given: Given;
  /** By default the one that stands for the account whose call it is. */
  token?: string;
  status: number;
  /** What the client reads of the answer; nothing where it reads the status only. */
  answer?: unknown;
  /** One of several shapes, of which a backend answers one: no failure where it answers another. */
  pending?: boolean;
  /** Looks at what came of the call in the client. */
  check: (outcome: Outcome, client: Client) => void;
};

async function describeRequest(
  id: OperationId,
  argument: Values | undefined,
  token: string | undefined,
) {
  const { query, body } = divide(id, argument);
  const form = operationNamed(id).isForm && body ? await describeForm(body) : undefined;
  return (request: RequestBuilder) => {
    request.headers({
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    });
    request.query(
      Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    );
    if (form) form(request);
    else if (body) request.jsonBody(body);
  };
}

/** Keeps a copy of each request that is sent from here on. */
function keepSent(): Request[] {
  const sent: Request[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input instanceof Request) sent.push(input.clone());
    return send(input, init);
  });
  return sent;
}

const json = { 'Content-Type': MatchersV3.regex('application/json.*', 'application/json') };

/**
 * Tests one interaction and writes it into the pact: the client sends what is described, and lives
 * with the answer.
 */
export function testInteraction(
  pact: PactV4,
  {
    id,
    description,
    argument,
    given: [sentence, parameters],
    status,
    answer,
    pending,
    check,
    ...more
  }: Interaction,
): void {
  const { method, account, isForm } = operationNamed(id);
  const token = account && (more.token ?? `${account}-token`);
  it(`${description}: ${status}`, async () => {
    const { path, body = {} } = divide(id, argument);
    const request = await describeRequest(id, argument, token);
    await pact
      .addInteraction()
      .given(sentence, parameters)
      .uponReceiving(description)
      .pending(pending ?? false)
      .withRequest(method, path, request)
      .willRespondWith(status, (response) => {
        if (answer !== undefined) response.headers(json).jsonBody(answer);
      })
      .executeTest(async ({ url }) => {
        const sent = keepSent();
        const client = openClient(url, account && token ? { kind: account, token } : undefined);
        try {
          check(await client.call(id, argument), client);
        } finally {
          vi.restoreAllMocks();
        }
        expect(sent).toHaveLength(1);
        const forms = isForm ? await compareForms(sent, body) : undefined;
        expect(forms?.sent).toEqual(forms?.wanted);
      });
  });
}
