import { Box } from '@mui/material';
import {
  blogInputMetaDescriptionLimits,
  blogInputMetaTitleLimits,
  blogInputSlugLimits,
  blogInputTitleLimits,
} from '../../../../../openapi/limits.ts';
import { paths } from '../../../../paths.ts';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { SavedForm } from '../../form/SavedForm.tsx';
import { SlugField } from '../SlugField.tsx';
import { copy } from './copy.ts';
import { RichTextField } from './editor/RichTextField.tsx';
import type { ArticleFormState } from './useArticleForm.ts';

const { rules, ...texts } = copy.form;

/** What organisers write of an article. */
export function ArticleForm({ state }: { state: ArticleFormState }) {
  const { control } = state;
  return (
    <SavedForm label={texts.label} state={state} onSubmit={state.submit}>
      <FormSection title={texts.about}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <FormField
            control={control}
            name="title"
            label={texts.title}
            autoComplete="off"
            htmlInput={{ maxLength: blogInputTitleLimits.maxLength }}
            rules={{ validate: (title) => title.trim() !== '' || rules.title }}
          />
          <SlugField
            control={control}
            names={{ title: 'title', slug: 'slug' }}
            texts={copy.form}
            maxLength={blogInputSlugLimits.maxLength}
            toPath={(slug) => paths.blog.href({ slug })}
          />
          <RichTextField
            control={control}
            name="content"
            label={texts.content}
            hint={texts.contentHint}
            rules={{ validate: (content) => content !== '' || rules.content }}
          />
        </Box>
      </FormSection>
      <FormSection title={texts.search} lead={texts.searchLead}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <FormField
            control={control}
            name="meta_title"
            label={texts.metaTitle}
            autoComplete="off"
            htmlInput={{ maxLength: blogInputMetaTitleLimits.maxLength }}
          />
          <FormField
            control={control}
            name="meta_description"
            label={texts.metaDescription}
            minRows={2}
            htmlInput={{ maxLength: blogInputMetaDescriptionLimits.maxLength }}
          />
        </Box>
      </FormSection>
    </SavedForm>
  );
}
