import { Pagination } from '@mui/material';
import { copy } from '../copy.ts';
import { cutCorner } from '../styles/styles.ts';

type PageNumbersProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** Accessible name; a page may have several paginated lists. */
  label?: string;
};

/**
 * Numbered pagination, shortened in the middle so that it fits a phone. Renders nothing if there is
 * only one page.
 */
export function PageNumbers({ page, pageCount, onChange, label = copy.pages }: PageNumbersProps) {
  if (pageCount <= 1) return null;
  return (
    <Pagination
      page={page}
      count={pageCount}
      onChange={(_, next) => onChange(next)}
      siblingCount={0}
      color="primary"
      variant="outlined"
      aria-label={label}
      getItemAriaLabel={(type, number) =>
        type === 'previous' || type === 'next' ? copy[type] : copy.pageNumber(number ?? 1)
      }
      sx={(theme) => ({
        display: 'flex',
        justifyContent: 'center',
        py: 3,
        '& .MuiPagination-ul': { rowGap: 1, justifyContent: 'center' },
        '& .MuiPaginationItem-root': {
          ...theme.typography.button,
          minWidth: 44,
          height: 44,
          mx: '3px',
          fontVariantNumeric: 'tabular-nums',
        },
        '& .MuiPaginationItem-page, & .MuiPaginationItem-previousNext': {
          ...cutCorner(10),
          backgroundColor: theme.vars.palette.background.paper,
          borderColor: theme.vars.palette.outline,
          '&:hover': {
            borderColor: theme.vars.palette.primary.main,
            color: theme.vars.palette.primary.main,
          },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: theme.vars.palette.primary.main,
            borderColor: theme.vars.palette.primary.main,
            color: theme.vars.palette.primary.contrastText,
          },
        },
        '& .MuiPaginationItem-ellipsis': { minWidth: 32, lineHeight: '44px' },
      })}
    />
  );
}
