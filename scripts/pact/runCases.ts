import { type ContractDocument, listHeaders } from '../../openapi/document.ts';
import type { AccountKind } from '../../openapi/types.ts';
import { type Backend, type BackendResponse, explainStatus, isResponse } from './backend.ts';
import { caseBody, caseState, caseUrl, type ContractCase, textsOfOthers } from './contractCases.ts';
import type { createDocumentCheck } from './documentCheck.ts';
import type { Mismatch, Outcome } from './outcome.ts';
import { needsState } from './plan.ts';
import type { Tokens } from './pactFile.ts';
import { noToken } from './providerProxy.ts';

export type CaseResult = {
  contractCase: ContractCase;
  outcome: Outcome;
  response: BackendResponse | undefined;
};

type Setting = {
  document: ContractDocument;
  backend: Backend;
  check: ReturnType<typeof createDocumentCheck>;
  /** States that the backend is in without a state endpoint. */
  assumedStates: string[];
};

type State = { tokens: Tokens; outcome?: Outcome };

/** Sends the requests of cases, one after the other. Returns their results in the same order. */
export async function runCases(cases: ContractCase[], setting: Setting): Promise<CaseResult[]> {
  const { backend } = setting;
  const change = (action: string) => backend.changeState({ state: caseState, params: {}, action });
  let state: State | undefined;
  const results: CaseResult[] = [];
  for (const contractCase of cases) {
    if (isAccount(contractCase.token)) state ??= await change('setup');
    const result = await runInState(contractCase, state, setting);
    results.push({ contractCase, ...result });
    // A change that should have been rejected must not spoil the data of the next case.
    const { status = 400 } = result.response ?? {};
    if (contractCase.entry.method !== 'get' && status < 400) state = undefined;
  }
  if (state) await change('teardown');
  return results;
}

async function runInState(
  contractCase: ContractCase,
  state: State | undefined,
  setting: Setting,
): Promise<Omit<CaseResult, 'contractCase'>> {
  const { token } = contractCase;
  if (!isAccount(token)) return runCase(contractCase, undefined, setting);
  const tokens = { ...setting.backend.provider.tokens, ...state?.tokens };
  const outcome = state?.outcome ?? findSkip(contractCase, token, tokens, setting);
  return outcome ? { outcome, response: undefined } : runCase(contractCase, tokens[token], setting);
}

const isAccount = (token: ContractCase['token']): token is AccountKind =>
  token !== 'none' && token !== 'invalid';

function findSkip(
  { needsData }: ContractCase,
  account: AccountKind,
  tokens: Tokens,
  { backend: { provider }, assumedStates }: Setting,
): Outcome | undefined {
  if (needsData && provider.stateUrl === undefined && !assumedStates.includes(caseState))
    return { status: 'skipped', reason: needsState(caseState) };
  return tokens[account] === undefined ? noToken(account) : undefined;
}

async function runCase(
  contractCase: ContractCase,
  accountToken: string | undefined,
  { document, backend, check }: Setting,
): Promise<Omit<CaseResult, 'contractCase'>> {
  const { entry, token, status, size } = contractCase;
  const sent = token === 'invalid' ? 'expired-token' : accountToken;
  const body = caseBody(document, contractCase);
  const result = await backend.send({
    method: entry.method.toUpperCase(),
    path: caseUrl(contractCase),
    headers: new Headers({
      Accept: 'application/json',
      ...listHeaders(document, entry).constant,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(sent !== undefined && { Authorization: `Bearer ${sent}` }),
      // A backend may close the connection instead of reading what is too large.
      ...(size !== undefined && { Connection: 'close' }),
    }),
    ...(body !== undefined && { body, isTooLarge: size !== undefined }),
  });
  if (!isResponse(result)) return { outcome: result, response: undefined };
  const mismatches: Mismatch[] =
    result.status === status
      ? [...check(entry.operation, result), ...findTextsOfOthers(contractCase, result)]
      : [
          {
            judgement: 'document',
            where: 'status',
            text: `expected ${status}, got ${result.status}${explainStatus(result)}`,
          },
        ];
  return {
    outcome: mismatches.length > 0 ? { status: 'failed', mismatches } : { status: 'passed' },
    response: result,
  };
}

function findTextsOfOthers(
  { showsOnlyOwn, token }: ContractCase,
  { content }: BackendResponse,
): Mismatch[] {
  if (!showsOnlyOwn || !isAccount(token)) return [];
  return textsOfOthers[token]
    .filter((text) => content.includes(text))
    .map((text) => ({
      judgement: 'document',
      where: 'body',
      text: `contains ${text}, which belongs to another`,
    }));
}
