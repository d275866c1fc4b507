import { useEffect, useId, useRef, useState } from 'react';
import { Box, Checkbox, FormControlLabel, Skeleton, TextField, Typography } from '@mui/material';
import { type Control, type FieldError, type RefCallBack, useController } from 'react-hook-form';
import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { optionalCapacityLimits } from '../../../../openapi/workLimits.ts';
import { useListCategoriesQuery } from '../../../api/categories.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { errorText } from '../../requests/errorText.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { CreateLink } from '../lists/ManagedListPage.tsx';
import { organiserPaths } from '../../../paths.ts';
import { copy } from './copy.ts';
import type { Estimate } from './estimates/estimateCategories.ts';
import { useEstimates } from './estimates/useEstimates.tsx';
import { isCapacity, type TournamentValues } from './tournamentValues.ts';

const texts = copy.categories;

type CategoryFieldsProps = {
  control: Control<TournamentValues>;
  /** As it is saved; undefined for a new one. */
  tournament: ManagedTournament | undefined;
};

/** The categories that are saved, with their teams. */
type Saved = ManagedTournament['categories'];

const none: Saved = [];

/** Which categories are played, and how many teams can be registered in each. */
export function CategoryFields({ control, tournament }: CategoryFieldsProps) {
  const saved = tournament?.categories ?? none;
  const { data, error, isFetching, refetch } = useListCategoriesQuery();
  const {
    field: { value: capacities, onChange, ref },
    fieldState: { error: invalid },
  } = useController({
    control,
    name: 'categories',
    rules: {
      validate: (chosen) => findProblems(chosen, saved).values().next().value ?? true,
    },
  });
  const categories = data?.data;
  const errors = useErrors(capacities, { categories, saved, invalid });
  const list = useErrorFocus(ref, invalid);
  const { estimates, note } = useEstimates(tournament, capacities);
  const change = (id: number, capacity: string | undefined) => {
    const { [id]: _before, ...others } = capacities;
    onChange(capacity === undefined ? others : { ...others, [id]: capacity });
  };
  const createPath = organiserPaths.newCategory.href();
  return (
    <FormSection {...copy.sections.categories}>
      {categories?.length === 0 && (
        <EmptyState
          message={texts.empty}
          action={<CreateLink to={createPath} label={texts.create} />}
        />
      )}
      {categories && categories.length > 0 && (
        <Box component="ul" ref={list} sx={listStyles}>
          {categories.map(({ id, name }) => (
            <CategoryField
              key={id}
              name={name}
              registered={saved.find((category) => category.id === id)?.registered ?? 0}
              capacity={capacities[id]}
              error={errors.get(id)}
              estimate={estimates.get(id)}
              onChange={(capacity) => change(id, capacity)}
            />
          ))}
        </Box>
      )}
      {!categories && <Unloaded query={{ error, isFetching, refetch }} />}
      {categories && Object.keys(capacities).length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {texts.capacityHint} {note}
        </Typography>
      )}
      {invalid && errors.size === 0 && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 1 }}>
          {invalid.message}
        </Typography>
      )}
    </FormSection>
  );
}

type CategoryFieldProps = {
  name: string;
  registered: number;
  /** Undefined if the category is not played. */
  capacity: string | undefined;
  /** What is wrong with it. */
  error: string | undefined;
  /** When it ends with that capacity. */
  estimate: Estimate | undefined;
  onChange: (capacity: string | undefined) => void;
};

function CategoryField(props: CategoryFieldProps) {
  const { name, registered, capacity, error, estimate, onChange } = props;
  const isPlayed = capacity !== undefined;
  const errorId = useId();
  const estimateId = useId();
  const described =
    error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: { xs: '1 1 9rem', lg: '0 1 14rem' } }}>
        <FormControlLabel
          label={name}
          control={
            <Checkbox
              checked={isPlayed}
              onChange={(_, checked) => onChange(checked ? '' : undefined)}
              slotProps={{ input: isPlayed ? {} : described }}
            />
          }
        />
        {registered > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: -1, pl: 4 }}>
            {texts.registered(registered)}
          </Typography>
        )}
      </Box>
      {isPlayed && (
        <TextField
          size="small"
          label={texts.capacityShort}
          value={capacity}
          error={error !== undefined}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            htmlInput: {
              inputMode: 'numeric',
              maxLength: String(optionalCapacityLimits.maximum).length,
              'aria-label': texts.capacity(name),
              ...(estimate && { 'aria-describedby': estimateId }),
              ...described,
            },
          }}
          sx={{ width: '8.25rem' }}
        />
      )}
      {isPlayed && estimate && error === undefined && (
        <Typography
          id={estimateId}
          variant="body2"
          sx={{
            flexBasis: '100%',
            mt: 0.5,
            mb: 1,
            color: estimate.isShort ? 'error.main' : undefined,
          }}
        >
          {estimate.text}
        </Typography>
      )}
      {error !== undefined && (
        <Typography
          id={errorId}
          role="alert"
          variant="body2"
          sx={{ flexBasis: '100%', color: 'error.main', mt: 0.5 }}
        >
          {error}
        </Typography>
      )}
    </Box>
  );
}

type UnloadedProps = {
  query: Pick<ReturnType<typeof useListCategoriesQuery>, 'error' | 'isFetching' | 'refetch'>;
};

/** The categories load, or why there are none. */
const Unloaded = ({ query: { error, isFetching, refetch } }: UnloadedProps) =>
  isFetching ? (
    <Skeleton role="status" aria-label={texts.loading} variant="rounded" height={220} />
  ) : (
    <ErrorState inline message={errorText(error, texts.failed)} onRetry={() => void refetch()} />
  );

/** Returns what is wrong with the capacities of categories, by their ids, beside the teams that they have. */
function findProblems(
  capacities: TournamentValues['categories'],
  saved: Saved,
): ReadonlyMap<number, string> {
  const tooSmall = saved.filter(({ id, registered }) => {
    const capacity = capacities[id];
    return registered > (capacity === undefined ? 0 : Number(capacity.trim() || Infinity));
  });
  return new Map([
    ...tooSmall.map(({ id, name, registered }) => [id, texts.tooSmall(name, registered)] as const),
    ...Object.entries(capacities).flatMap(([id, capacity]) =>
      isCapacity(capacity) ? [] : [[Number(id), copy.rules.capacity] as const],
    ),
  ]);
}

type Given = {
  categories: readonly { id: number; name: string }[] | undefined;
  saved: Saved;
  invalid: FieldError | undefined;
};

/** Returns what is shown of the capacities: what was refused, and what a draft came back with. */
function useErrors(
  capacities: TournamentValues['categories'],
  { categories = [], saved, invalid }: Given,
): ReadonlyMap<number, string | undefined> {
  const [atStart] = useState(capacities);
  const problems = [...findProblems(capacities, saved)].filter(
    ([id]) => invalid || capacities[id] === atStart[id],
  );
  const named =
    invalid?.type === 'server' ? findNamed(categories, invalid.message ?? '') : undefined;
  return new Map([...problems, ...(named ? [[named.id, invalid?.message] as const] : [])]);
}

/** Returns the category that a message of the server is about: of several, the one with the longest name. */
const findNamed = <Named extends { name: string }>(
  categories: readonly Named[],
  message: string,
): Named | undefined =>
  categories
    .filter(({ name }) => message.startsWith(`Kategori ${name} `))
    .toSorted((one, other) => other.name.length - one.name.length)[0];

/**
 * Returns the ref of the list of categories, in which the wrong field gets the focus where the form would
 * give it to the field of all of them: once it is marked, which is after the form asks for it.
 */
function useErrorFocus(register: RefCallBack, invalid: FieldError | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    register({
      focus: () => {
        isAsked.current = true;
      },
    });
  }, [register]);
  useEffect(() => {
    if (!invalid || !isAsked.current) return;
    isAsked.current = false;
    const wrong = list.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [invalid]);
  return list;
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'space-between', lg: 'start' },
  alignItems: 'start',
  columnGap: 2,
  minHeight: 44,
};
