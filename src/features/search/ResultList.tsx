import { Box, Skeleton, Stack } from '@mui/material';
import { copy } from './copy.ts';
import { type Group, optionsOf } from './groups.ts';
import { MoreOption, ResultOption } from './ResultOption.tsx';
import { GroupHeading } from './GroupHeading.tsx';

type ResultListProps = {
  /** Of the list; its options count on from it. */
  id: string;
  groups: Group[];
  /** The folded words of the query. */
  words: string[];
  activeKey: string | undefined;
  /** Whether more is on its way. */
  loading: boolean;
  /** Called with the key of the option that the pointer is over. */
  onPoint: (key: string) => void;
  /** Called when an option was followed. */
  onLeave: () => void;
};

/** The id of an option's element. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** The results under the headings of their kinds. */
export function ResultList({
  id,
  groups,
  words,
  activeKey,
  loading,
  onPoint,
  onLeave,
}: ResultListProps) {
  const places = new Map(optionsOf(groups).map(({ key }, place) => [key, place]));
  const optionProps = (key: string) => ({
    id: optionId(id, places.get(key) ?? 0),
    active: key === activeKey,
    onPoint: () => onPoint(key),
    onLeave,
  });
  return (
    <>
      {groups.length > 0 && (
        <Stack id={id} role="listbox" aria-label={copy.results} spacing={1.5}>
          {groups.map((group) => (
            <Box key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
              <GroupHeading id={`${id}-${group.key}`} group={group} />
              {group.entries.map((entry) => (
                <ResultOption
                  key={entry.key}
                  {...optionProps(entry.key)}
                  entry={entry}
                  words={words}
                />
              ))}
              {group.more && (
                <MoreOption
                  {...optionProps(group.more.key)}
                  to={group.more.to}
                  label={group.more.label}
                />
              )}
            </Box>
          ))}
        </Stack>
      )}
      {loading && (
        <Stack aria-hidden spacing={1} sx={{ px: 1, pt: groups.length > 0 ? 2 : 0.5 }}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} variant="rounded" height={56} />
          ))}
        </Stack>
      )}
    </>
  );
}
