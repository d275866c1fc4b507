import { cacheMutations } from './cache.ts';
import type { Mutation } from './mutation.ts';
import { screenMutations } from './screens.ts';
import { serverMutations } from './server.ts';

export const mutations: readonly Mutation[] = [
  ...serverMutations,
  ...cacheMutations,
  ...screenMutations,
];
