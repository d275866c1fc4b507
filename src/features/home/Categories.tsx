import { useId } from 'react';
import { Box, Container } from '@mui/material';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { SectionHeading } from '../../ui/page/headings/SectionHeading.tsx';
import { skippedOffscreen } from '../../ui/styles/styles.ts';
import { CategoryRow, CategoryRowSkeleton } from './CategoryRow.tsx';
import { copy } from './copy.ts';

const skeletonRowCount = 6;

export function Categories() {
  const titleId = useId();
  const { data, isLoading } = useListCategoriesQuery();
  const categories = data?.data ?? [];
  if (!isLoading && categories.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        bgcolor: 'background.paper',
        borderBlock: 1,
        borderColor: 'divider',
        ...skippedOffscreen({ xs: 749, sm: 1000, md: 860 }),
      }}
    >
      <Container sx={{ py: { xs: 4, md: 9 } }}>
        <SectionHeading title={copy.categories.title} id={titleId} lead={copy.categories.lead} />
        <Box
          component="ul"
          aria-busy={isLoading}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 4,
          }}
        >
          {isLoading
            ? Array.from({ length: skeletonRowCount }, (_, index) => (
                <CategoryRowSkeleton key={index} />
              ))
            : categories.map((category) => <CategoryRow key={category.id} category={category} />)}
        </Box>
      </Container>
    </Box>
  );
}
