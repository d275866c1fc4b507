import { Box, Button, Skeleton, Stack } from '@mui/material';
import { ellipsis } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';

type CategoryFilterProps = {
  /** Undefined while they are loading. */
  names: string[] | undefined;
  /** Undefined for all categories. */
  selected: string | undefined;
  onSelect: (name: string | undefined) => void;
};

/** On phones the buttons are in one row that scrolls sideways, so that its height is constant. */
export function CategoryFilter({ names, selected, onSelect }: CategoryFilterProps) {
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
        // Room for the focus ring; on phones the row extends to the edges of the screen.
        p: 0.5,
        m: -0.5,
        mx: { xs: -2, sm: -3, md: -0.5 },
        px: { xs: 2, sm: 3, md: 0.5 },
        scrollPaddingInline: 16,
      }}
    >
      <FilterButton
        label={copy.list.all}
        isPressed={selected === undefined}
        onPress={() => onSelect(undefined)}
      />
      {names?.map((name) => (
        <FilterButton
          key={name}
          label={name}
          isPressed={name === selected}
          onPress={() => onSelect(name)}
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

type FilterButtonProps = { label: string; isPressed: boolean; onPress: () => void };

function FilterButton({ label, isPressed, onPress }: FilterButtonProps) {
  return (
    <Button
      variant={isPressed ? 'contained' : 'outlined'}
      color={isPressed ? 'primary' : 'inherit'}
      aria-pressed={isPressed}
      onClick={onPress}
      sx={(theme) => ({
        flexShrink: 0,
        maxWidth: 'min(100%, 22rem)',
        border: '1.5px solid',
        '&:not(.Mui-disabled)': {
          borderColor: isPressed ? 'transparent' : theme.vars.palette.outline,
        },
        backgroundColor: isPressed ? undefined : theme.vars.palette.background.paper,
      })}
    >
      <Box component="span" sx={ellipsis}>
        {label}
      </Box>
    </Button>
  );
}
