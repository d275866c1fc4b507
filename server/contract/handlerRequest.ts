import type { Context } from 'hono';
import { accountKinds } from '../../openapi/accountKinds.ts';
import type { Actor, SessionAccount, TableCardUse } from '../auth/actor.ts';
import { toNetwork } from '../lib/clientNetwork.ts';
import type { Uploader } from '../lib/uploader.ts';

type RequestSource = {
  context: Context;
  operationId: string;
  account: SessionAccount;
  card: TableCardUse | undefined;
  clientIp: (context: Context) => string;
  publicUrl: (request: Request) => string;
};

export type RequestParts = { path: unknown; query: unknown; header: unknown; body: unknown };

export function bearerToken(context: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
}

/**
 * An `OperationRequest`. What few handlers read is computed when it is read. Reading the id of an
 * account that the operation does not require throws.
 */
export class HandlerRequest {
  readonly path: unknown;
  readonly query: unknown;
  readonly header: unknown;
  readonly body: unknown;
  readonly source: RequestSource;

  constructor({ path, query, header, body }: RequestParts, source: RequestSource) {
    this.path = path;
    this.query = query;
    this.header = header;
    this.body = body;
    this.source = source;
  }

  get token(): string | undefined {
    return bearerToken(this.source.context);
  }

  get card(): TableCardUse | undefined {
    return this.source.card;
  }

  get actor(): Actor {
    const { card, account, operationId } = this.source;
    if (card) return { tableCardId: card.id, tableLabel: card.label, personName: card.personName };
    if (account.organiserId === undefined)
      throw new Error(`${operationId} uses an account that it does not require`);
    return { organiserId: account.organiserId };
  }

  get clientIp(): string {
    return toNetwork(this.source.clientIp(this.source.context));
  }

  get userAgent(): string {
    return this.source.context.req.header('user-agent') ?? '';
  }

  get uploader(): Uploader {
    const { account } = this.source;
    return {
      account: JSON.stringify(account),
      client: this.clientIp,
      isOrganiser: account.organiserId !== undefined,
    };
  }

  get publicUrl(): string {
    return this.source.publicUrl(this.source.context.req.raw);
  }
}

for (const kind of accountKinds) {
  const name = `${kind}Id` as const;
  Object.defineProperty(HandlerRequest.prototype, name, {
    get(this: HandlerRequest) {
      const { account, operationId } = this.source;
      const id = account[name];
      if (id === undefined)
        throw new Error(`${operationId} uses an account that it does not require`);
      return id;
    },
  });
}
