import { Box, Button, Skeleton, Stack } from '@mui/material';
import { oneLine } from '../../ui/oneLine.ts';
import { copy } from './copy.ts';

type CategoryFilterProps = {
  /** Nothing while they are on their way. */
  names: string[] | undefined;
  /** Nothing means all. */
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
};

/**
 * One button per category, 'All' first. A single row that scrolls sideways on a phone, so that its
 * height never changes.
 */
export function CategoryFilter({ names, chosen, onChoose }: CategoryFilterProps) {
  return (
    <Stack
      role="group"
      aria-label={copy.list.filter}
      aria-busy={names === undefined}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        scrollbarWidth: 'none',
        // Room for the focus ring, and out to the screen's edge on a phone.
        p: 0.5,
        m: -0.5,
        mx: { xs: -2, sm: -3, md: -0.5 },
        px: { xs: 2, sm: 3, md: 0.5 },
        scrollPaddingInline: 16,
      }}
    >
      <FilterButton
        label={copy.list.all}
        pressed={chosen === undefined}
        onPress={() => onChoose(undefined)}
      />
      {names?.map((name) => (
        <FilterButton
          key={name}
          label={name}
          pressed={name === chosen}
          onPress={() => onChoose(name)}
        />
      )) ??
        [104, 132, 92, 120].map((width) => (
          <Skeleton
            key={width}
            variant="rounded"
            width={width}
            sx={{ height: { xs: 44, sm: 40 }, flexShrink: 0 }}
          />
        ))}
    </Stack>
  );
}

type FilterButtonProps = { label: string; pressed: boolean; onPress: () => void };

function FilterButton({ label, pressed, onPress }: FilterButtonProps) {
  return (
    <Button
      variant={pressed ? 'contained' : 'outlined'}
      color={pressed ? 'primary' : 'inherit'}
      aria-pressed={pressed}
      onClick={onPress}
      sx={(theme) => ({
        flexShrink: 0,
        maxWidth: 'min(100%, 22rem)',
        border: '1.5px solid',
        '&:not(.Mui-disabled)': {
          borderColor: pressed ? 'transparent' : theme.vars.palette.outline,
        },
        backgroundColor: pressed ? undefined : theme.vars.palette.background.paper,
      })}
    >
      <Box component="span" sx={oneLine}>
        {label}
      </Box>
    </Button>
  );
}
