import { Box, Skeleton, Stack } from '@mui/material';
import { copy } from '../copy.ts';
import { type ResultGroup, flattenOptions } from './resultGroups.ts';
import { MoreOption, ResultOption } from './ResultOption.tsx';
import { GroupHeading } from './GroupHeading.tsx';

type ResultListProps = {
  /** Id of the list element; the options' ids are derived from it. */
  id: string;
  groups: ResultGroup[];
  /** Normalised words of the query. */
  words: string[];
  activeKey: string | undefined;
  /** Whether more results are loading. */
  loading: boolean;
  /** Called with the key of the hovered option. */
  onHover: (key: string) => void;
  /** Called when an option was followed. */
  onNavigate: () => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export function ResultList({
  id,
  groups,
  words,
  activeKey,
  loading,
  onHover,
  onNavigate,
}: ResultListProps) {
  const indexes = new Map(flattenOptions(groups).map(({ key }, index) => [key, index]));
  const optionProps = (key: string) => ({
    id: optionId(id, indexes.get(key) ?? 0),
    active: key === activeKey,
    onHover: () => onHover(key),
    onNavigate,
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
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} variant="rounded" height={56} />
          ))}
        </Stack>
      )}
    </>
  );
}
