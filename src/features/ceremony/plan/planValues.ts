import type { CeremonyInput, ManagedCeremony } from '../../../../openapi/schema.d.ts';

/** A line of the list as the form has it: `categoryId` is that of the places, or of the award. */
export type PlanLine = {
  kind: 'category' | 'award';
  awardId: number | undefined;
  categoryId: number | null;
  name: string;
  registrationId: number | null;
  recipient: string;
};

export type PlanValues = { lines: PlanLine[] };

const empty = { awardId: undefined, name: '', registrationId: null, recipient: '' } as const;

export const newCategoryLine = (categoryId: number): PlanLine => ({
  ...empty,
  kind: 'category',
  categoryId,
});

export const newAwardLine = (): PlanLine => ({ ...empty, kind: 'award', categoryId: null });

export const toPlanValues = ({ items }: Pick<ManagedCeremony, 'items'>): PlanValues => ({
  lines: items.map(({ category_id: categoryId, award }): PlanLine =>
    award
      ? {
          kind: 'award',
          awardId: award.id,
          categoryId: award.category_id,
          name: award.name,
          registrationId: award.registration_id,
          recipient: award.recipient,
        }
      : newCategoryLine(categoryId ?? 0),
  ),
});

export const toCeremonyInput = ({ lines }: PlanValues): CeremonyInput => ({
  items: lines.map(({ kind, awardId, categoryId, name, registrationId, recipient }) =>
    kind === 'category'
      ? { category_id: categoryId, award: null }
      : {
          category_id: null,
          award: {
            ...(awardId !== undefined && { id: awardId }),
            name,
            category_id: categoryId,
            registration_id: registrationId,
            recipient,
          },
        },
  ),
});
