import { pinLimits } from '../../../openapi/limits.ts';

const pattern = new RegExp(pinLimits.pattern);

/** Whether a text is a complete PIN of a school club. */
export const isPin = (text: string): boolean => pattern.test(text);
