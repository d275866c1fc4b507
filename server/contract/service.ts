import { documentVersion } from '../../openapi/version.ts';
import type { Handler } from './mountOperations.ts';

export const getVersion: Handler<'getVersion'> = async () => ({
  success: true,
  version: documentVersion,
});
