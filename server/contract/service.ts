import { documentVersion } from '../../openapi/version.ts';
import type { Handler } from './mountOperations.ts';

export const getVersion: Handler<'getVersion'> = async (_request, { mailer }) => ({
  success: true,
  version: documentVersion,
  sends_mail: mailer !== undefined,
});
