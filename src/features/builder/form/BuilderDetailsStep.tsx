import { useListCategoriesQuery } from '../../../api/categories.ts';
import type { ClubUser } from '../../../session/storage.ts';
import { DetailsStep } from '../../teamForm/DetailsStep.tsx';
import type { TeamDraft } from '../../teamForm/draft.ts';
import { copy } from '../copy.ts';
import { useErrorToast } from '../useErrorToast.ts';

type BuilderDetailsStepProps = {
  draft: TeamDraft;
  onChange: (changes: Partial<TeamDraft>) => void;
  onCancel: () => void;
  club: ClubUser | null;
  /** The team's code, or a preview of it for a new team. */
  code: string;
  /** The present category of an edited team. */
  currentCategory?: { id: number; name: string };
};

/** Asks for category and name beside a preview of the team. */
export function BuilderDetailsStep({ club, ...props }: BuilderDetailsStepProps) {
  useErrorToast(useListCategoriesQuery().error, copy.teamForm.categoriesFailed);
  return (
    <DetailsStep
      {...props}
      clubName={club?.name.trim() || copy.page.unknownClub}
      copy={copy.teamForm}
      lang="en"
      keepsErrors
    />
  );
}
