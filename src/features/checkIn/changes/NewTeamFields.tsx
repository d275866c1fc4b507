import { type UseFormReturn, useWatch } from 'react-hook-form';
import { teamNameLimits } from '../../../../openapi/workLimits.ts';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSelect } from '../../../ui/forms/FormSelect.tsx';
import { copy as pageCopy } from '../copy.ts';
import { ClubField } from './ClubField.tsx';
import { MembersField } from './MembersField.tsx';
import type { NewTeam } from './newTeam.ts';

const copy = pageCopy.late;

type NewTeamFieldsProps<Values extends NewTeam> = {
  form: UseFormReturn<Values>;
  categories: ManagedTournament['categories'];
};

/** Asks for the club, the category, the name and the members of a new team. */
export function NewTeamFields<Values extends NewTeam>(props: NewTeamFieldsProps<Values>) {
  // Of the fields of a larger form only these.
  const { control, setValue } = props.form as unknown as UseFormReturn<NewTeam>;
  const [club, category] = useWatch({ control, name: ['club_id', 'category_id'] });
  const clearMembers = () => setValue('participant_ids', []);
  return (
    <>
      <ClubField control={control} onChosen={clearMembers} />
      <FormSelect
        control={control}
        name="category_id"
        label={copy.category}
        options={props.categories.map(({ id, name }) => ({ id, label: name }))}
        choose={copy.chooseCategory}
        none={copy.noCategory}
        required={copy.categoryRequired}
        onChosen={clearMembers}
      />
      <FormField
        control={control}
        name="team_name"
        label={copy.name}
        autoComplete="off"
        htmlInput={{ maxLength: teamNameLimits.maxLength }}
        rules={{ validate: (text) => isVisible(String(text)) || copy.nameRequired }}
      />
      <MembersField
        control={control}
        place={club && category !== '' ? { id: club.id, category_id: Number(category) } : undefined}
      />
    </>
  );
}
