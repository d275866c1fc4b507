import {
  acceptedAccounts,
  type ContractDocument,
  exampleOf,
  type OperationEntry,
  resolveReference,
  responseSchemaOf,
  successStatus,
} from '../../../openapi/document.ts';
import type { AccountKind } from '../../../openapi/types.ts';
import { textsOfOthers } from '../../../scripts/pact/contractCases.ts';
import { type DocumentedField, listFields } from './documentedFields.ts';

type Exchange = {
  document: ContractDocument;
  entry: OperationEntry;
  authorization: string | undefined;
  response: { status: number; type: string | undefined; body: unknown };
  /** Chooses among variants and fields. */
  choice: number;
  /** The response to the same request with the token of another owner. */
  asOther: (kind: AccountKind) => Promise<unknown>;
};

/** A response with a fault, and what the report has to say of it; undefined without a fault. */
type Planted = { response: Exchange['response']; name: RegExp } | undefined;
type FaultKind = (exchange: Exchange) => Planted | Promise<Planted>;

const choose = <Item>(items: readonly Item[], choice: number): Item | undefined =>
  items[choice % items.length];

const isSuccess = ({ response }: Exchange) => response.status < 300;

/** Changes one of the fields that the document requires in a success. */
function inField(
  exchange: Exchange,
  isMeant: (field: DocumentedField) => boolean,
  change: (field: DocumentedField) => void,
): Planted {
  const { document, entry, response, choice } = exchange;
  const schema = responseSchemaOf(document, entry.operation, response.status);
  if (!isSuccess(exchange) || !schema) return undefined;
  const body = structuredClone(response.body);
  const field = choose(listFields(document, schema, body).filter(isMeant), choice);
  if (!field) return undefined;
  change(field);
  return { response: { ...response, body }, name: new RegExp(field.name) };
}

/** No field may be a text or null, and an object too. */
const wrongType = (value: unknown): unknown =>
  value === null ? {} : typeof value === 'string' ? 7 : 'tujuh';

/** Responds to what has to be rejected with the success of the document's example. */
function allow({ document, entry }: Exchange, name: RegExp): Planted {
  const status = successStatus(entry.operation);
  const listed = entry.operation.responses[status];
  const content = listed && resolveReference(document, listed).content?.['application/json'];
  return {
    response: { status, type: 'application/json', body: content && exampleOf(content) },
    name,
  };
}

/** What a backend can do wrong, by name. */
export const faultKinds: Record<string, FaultKind> = {
  'another status': (exchange) =>
    isSuccess(exchange)
      ? {
          response: {
            ...exchange.response,
            status: choose([203, 500, 206, 418, 202], exchange.choice) ?? 203,
          },
          name: /status/,
        }
      : undefined,
  'a missing field': (exchange) =>
    inField(
      exchange,
      () => true,
      ({ parent, name }) => delete parent[name],
    ),
  'a value of another type': (exchange) =>
    inField(
      exchange,
      () => true,
      ({ parent, name }) => {
        parent[name] = wrongType(parent[name]);
      },
    ),
  'null where none may be': (exchange) =>
    inField(
      exchange,
      ({ isNullable }) => !isNullable,
      ({ parent, name }) => {
        parent[name] = null;
      },
    ),
  'a malformed entry of a list': (exchange) =>
    inField(
      exchange,
      ({ isList }) => isList,
      ({ parent, name }) => {
        const list = parent[name] as unknown[];
        list.push(choose([null, {}, 'teks', 7, []], exchange.choice));
      },
    ),
  'another content type': ({ response, choice }) => ({
    response: {
      ...response,
      type: choose(
        ['text/html', undefined, 'text/plain', 'application/xml', 'application/jsonx'],
        choice,
      ),
    },
    name: /Content-Type/,
  }),
  'success: false in a success': (exchange) =>
    isSuccess(exchange) && exchange.entry.operation['x-success'] !== 'data'
      ? {
          response: {
            ...exchange.response,
            body: { ...(exchange.response.body as object), success: false },
          },
          name: /success/,
        }
      : undefined,
  'an error response without a message': (exchange) => {
    if (exchange.response.status < 400) return undefined;
    const { message: _, ...rest } = exchange.response.body as Record<string, unknown>;
    const blank = choose([undefined, '', '  ', null, 7], exchange.choice);
    return {
      response: {
        ...exchange.response,
        body: blank === undefined ? rest : { ...rest, message: blank },
      },
      name: /message/,
    };
  },
  'no authorisation': (exchange) => {
    const { response, entry, authorization, choice } = exchange;
    if (response.status !== 401 || acceptedAccounts(entry.operation).length === 0) return undefined;
    const caller =
      authorization === undefined
        ? 'nobody'
        : authorization === 'Bearer expired-token'
          ? 'expired'
          : 'other kind';
    const accepted = choose(['nobody', 'expired', 'other kind', undefined], choice);
    return accepted === undefined || accepted === caller
      ? allow(exchange, /status: expected 401/)
      : undefined;
  },
  "another owner's data": async (exchange) => {
    const { response, entry, asOther } = exchange;
    const { 'x-owner': owner, responses } = entry.operation;
    const [account] = acceptedAccounts(entry.operation);
    if (!account || !owner) return undefined;
    if (owner !== 'token') {
      const rejection = [403, 404, 422].find((status) => status in responses);
      return response.status === rejection ? allow(exchange, /status: expected/) : undefined;
    }
    if (!isSuccess(exchange) || entry.method !== 'get') return undefined;
    const body = await asOther(account);
    const text = JSON.stringify(body) ?? '';
    return textsOfOthers[account].some((each) => text.includes(each))
      ? { response: { ...response, body }, name: /belongs to another/ }
      : undefined;
  },
};
