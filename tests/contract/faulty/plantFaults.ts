import type { ContractDocument } from '../../../openapi/document.ts';
import { listOperations } from '../../../openapi/document.ts';
import { createRouteMatcher } from '../../../openapi/routes.ts';
import type { AccountKind } from '../../../openapi/types.ts';
import { openSession } from '../../../server/auth/auth.ts';
import type { Services } from '../../../server/services.ts';
import type { FetchHandler } from '../referenceServer.ts';
import { faultKinds } from './faultKinds.ts';

export type Faults = {
  /** The kind of fault of each faulty operation. */
  kinds: Map<string, string>;
  seed: number;
  /** Receives what the report has to say of each fault, by operation. */
  planted: Map<string, RegExp[]>;
};

const otherOwner = {
  participant: { participantId: 47 },
  club: { clubId: 11 },
  organiser: { organiserId: 9 },
};

/** Returns the app with faults in the responses of some operations. */
export function plantFaults(
  app: FetchHandler,
  document: ContractDocument,
  services: Pick<Services, 'db' | 'now'>,
  faults: Faults,
): FetchHandler {
  const findOperation = createRouteMatcher(listOperations(document));
  return async (request) => {
    const entry = findOperation(request.method, new URL(request.url).pathname);
    const id = entry?.operation.operationId ?? '';
    const plant = faultKinds[faults.kinds.get(id) ?? ''];
    if (!entry || !plant) return app(request);
    const repeated = request.clone();
    const original = await app(request);
    const asOther = async (kind: AccountKind): Promise<unknown> => {
      // Not every state has another owner.
      const token = await openSession(services, otherOwner[kind]).catch(() => undefined);
      if (token === undefined) return undefined;
      const headers = new Headers(repeated.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return (await app(new Request(repeated, { headers }))).json();
    };
    const planted = faults.planted.get(id) ?? [];
    const fault = await plant({
      document,
      entry,
      authorization: request.headers.get('authorization') ?? undefined,
      response: {
        status: original.status,
        type: original.headers.get('content-type') ?? undefined,
        body: await original.clone().json(),
      },
      choice: faults.seed * 7 + planted.length,
      asOther,
    });
    if (!fault) return original;
    faults.planted.set(id, [...planted, fault.name]);
    const headers = new Headers(original.headers);
    headers.delete('content-length');
    headers.delete('content-type');
    if (fault.response.type !== undefined) headers.set('Content-Type', fault.response.type);
    // Bytes, because a text would get a content type.
    const bytes = new TextEncoder().encode(JSON.stringify(fault.response.body));
    return new Response(bytes, { status: fault.response.status, headers });
  };
}
