import {
  type ContractDocument,
  listOperations,
  type OperationEntry,
} from '../../openapi/document.ts';
import { exampleRequest, requestUrl } from '../../openapi/cases/exampleRequest.ts';
import { createRouteMatcher } from '../../openapi/routes.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { type Backend, type BackendResponse, describeStatus } from './backend.ts';
import { createDocumentCheck, differs, type Mismatch } from './requests/checkResponse.ts';
import { checkRows } from './requests/checkRows.ts';
import { compareWithPact } from './compareWithPact.ts';
import { listContractCases } from '../../openapi/cases/contractCases.ts';
import { UsageError } from './options.ts';
import type { Pact } from './pactFile.ts';
import { planCase, planInteraction, type PlannedRequest } from './requests/planRequests.ts';
import { checkReadBack, planReadBack } from './requests/readBack.ts';
import { type SentRequest, sendRequests, withoutRole } from './requests/sendRequests.ts';
import { createBuildCheck, probe } from './unbuilt.ts';

/** A request with its result. */
export type VerifiedRequest = SentRequest & {
  status: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  reason?: string;
  mismatches: Mismatch[];
};

export type VerifiedOperation = {
  entry: OperationEntry;
  /** `unbuilt` if the backend does not have the operation, and is to have it. */
  status: VerifiedRequest['status'] | 'unbuilt';
  requests: VerifiedRequest[];
};

type Options = {
  document: ContractDocument;
  backend: Backend;
  pact: Pact;
  /** The operations to verify. */
  entries: OperationEntry[];
  /** Whether a skipped request is a failure. */
  isStrict: boolean;
};

/** The reason of one of several possible response shapes that the backend does not use. */
export const otherResponseShape = 'the backend returns another of the possible response shapes';

/**
 * Verifies a running backend. Returns the result of each operation. Throws a UsageError if the
 * backend does not respond, and an error if the document does not have the operation of an
 * interaction.
 */
export async function verifyBackend(options: Options): Promise<VerifiedOperation[]> {
  const { document, backend, pact, entries, isStrict } = options;
  const isUnbuilt = await createBuildCheck(backend).catch((error: unknown) => {
    throw new UsageError(
      `${rootErrorMessage(error)}. Start the backend, or correct --provider-url.`,
    );
  });
  const sent = await sendRequests(backend, planRequests(options), isUnbuilt);
  const differences = await compareWithPact(pact, sent);
  const check = createDocumentCheck(document);
  const results = acceptOneShape(
    sent.map((request) =>
      toResult(
        request,
        request.interaction && differences.get(request.interaction),
        (sentRequest, response) => [
          ...check(sentRequest.entry.operation, response),
          ...checkRows(document, sentRequest),
          ...checkReadBack(sentRequest, isUnbuilt),
        ],
      ),
    ),
  );
  const verified: VerifiedOperation[] = [];
  for (const entry of entries) {
    const own = results.filter((each) => idOf(each.entry) === idOf(entry));
    const requests = isStrict ? own.map(failIfSkipped) : own;
    if (!isUnbuilt(await listExchanges(options, entry, own)))
      verified.push({ entry, status: summarise(requests), requests });
    else if (entry.operation['x-extension'])
      verified.push({ entry, status: 'skipped', requests: [] });
    else verified.push({ entry, status: 'unbuilt', requests: own });
  }
  return verified;
}

const idOf = ({ operation }: OperationEntry) => operation.operationId;

/** Returns the requests of the selected operations: first the interactions, then the cases. */
function planRequests({ document, backend, pact, entries }: Options): PlannedRequest[] {
  const findOperation = createRouteMatcher(listOperations(document));
  const interactions = pact.interactions.map((interaction) => {
    const { method, path } = interaction.request;
    const entry = findOperation(method, path);
    if (!entry) throw new Error(`the document has no operation for ${method} ${path}`);
    return planInteraction(entry, interaction);
  });
  const cases = listContractCases(document).map((each) =>
    planCase(document, each, backend.hasStates),
  );
  const ids = new Set(entries.map(idOf));
  return [...interactions, ...cases]
    .filter(({ entry }) => ids.has(idOf(entry)))
    .map((request) => ({ ...request, readBack: planReadBack(document, request) }));
}

/** Adds the result to a request: its differences, or the reason why there is no response. */
function toResult(
  request: SentRequest,
  fromPact: Mismatch[] | undefined,
  check: (request: SentRequest, response: BackendResponse) => Mismatch[],
): VerifiedRequest {
  const { response, problem, expectedStatus } = request;
  if (problem?.status === 'skipped')
    return { ...request, status: 'skipped', reason: problem.message, mismatches: [] };
  if (!response) return failed(request, problem?.message ?? 'no response');
  const mismatches = fromPact ?? [];
  if (!fromPact && response.status !== expectedStatus) {
    const text = `expected ${expectedStatus}, got ${describeStatus(response)}`;
    mismatches.push(differs('status', text));
  } else mismatches.push(...check(request, response));
  return { ...request, status: mismatches.length > 0 ? 'failed' : 'passed', mismatches };
}

const failed = (request: SentRequest, text: string): VerifiedRequest => ({
  ...request,
  status: 'failed',
  mismatches: [{ where: 'request', text }],
});

/** If a pact lists several shapes of one response, the backend has to return one of them. */
function acceptOneShape(requests: VerifiedRequest[]): VerifiedRequest[] {
  const keyOf = ({ interaction }: VerifiedRequest) =>
    JSON.stringify([interaction?.request, interaction?.providerStates]);
  const passed = requests
    .filter(({ interaction, status }) => interaction?.pending && status === 'passed')
    .map(keyOf);
  return requests.map((each) =>
    each.interaction?.pending && each.status === 'failed' && passed.includes(keyOf(each))
      ? { ...each, status: 'skipped', reason: otherResponseShape, mismatches: [] }
      : each,
  );
}

const failIfSkipped = (request: VerifiedRequest): VerifiedRequest =>
  request.status === 'skipped' && ![otherResponseShape, withoutRole].includes(request.reason ?? '')
    ? failed(request, `skipped, which --strict does not allow: ${request.reason}`)
    : request;

/** An operation passes if at least one of its requests passed and none failed. */
const summarise = (requests: VerifiedRequest[]) =>
  (['failed', 'passed'] as const).find((each) => requests.some(({ status }) => status === each)) ??
  'skipped';

/**
 * The responses that show whether the backend has an operation: those that the pact expects to be
 * successful, otherwise all others; if nothing was sent because of missing states, that to a request
 * without token and body.
 */
async function listExchanges(
  { document, backend }: Options,
  entry: OperationEntry,
  requests: VerifiedRequest[],
) {
  const exchanges = requests.flatMap(({ response, ...request }) =>
    response ? [{ ...request, response }] : [],
  );
  if (exchanges.length === 0) {
    const path = requestUrl(exampleRequest(document, entry));
    const sent = await probe(backend, entry.method.toUpperCase(), path).catch(() => undefined);
    return sent ? [sent] : [];
  }
  const successes = exchanges.filter(
    ({ chapter, expectedStatus }) => chapter === 'pact' && expectedStatus < 300,
  );
  return successes.length > 0 ? successes : exchanges;
}
