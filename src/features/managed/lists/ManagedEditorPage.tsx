import type { ComponentType, ReactNode } from 'react';
import { Box, Button, Container, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import OpenIcon from '@mui/icons-material/OpenInNew';
import type { Control, FieldValues } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { parseId } from '../../../lib/text/parseId.ts';
import { useOrganiser } from '../../../session/useSession.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../../ui/page/headings/WorkHeader.tsx';
import { PictureField, type PictureFieldProps } from '../form/PictureField.tsx';
import { SavedForm } from '../form/SavedForm.tsx';
import type { FormValues } from '../form/textValues.ts';
import { useSavedForm, type Versioned } from '../form/useSavedForm.ts';
import {
  LoadedList,
  type LoadedQuery,
  MissingState,
  type Send,
} from '../../requests/LoadedList.tsx';
import { copy, type Entry, type ManagedTexts, titleOf } from './copy.ts';
import { type UploadPicture, useChosenPicture } from './useChosenPicture.ts';

type Item = Versioned & Entry;

/** How an entry of a kind of content is edited. */
export type EditorKind<Saved extends Item, Values extends FieldValues, Input = Values> = {
  /** Names the stored drafts. */
  draftName: string;
  texts: ManagedTexts;
  listPath: string;
  /** The page that changes an entry. */
  path: { href: (parameters: { id: number }) => string };
  values: FormValues<Saved, Values, Input>;
  /** The fields of the form; `saved` is undefined for a new entry. */
  Fields: ComponentType<FieldsProps<Values> & { saved: Saved | undefined }>;
  /** The picture of an entry. */
  picture?: EntryPictureKind<Saved>;
  /** What is shown beside the form of a saved entry, with the picture as its child. */
  Aside?: ComponentType<AsideProps<Saved, Values>>;
  /** Returns the path of the page that everybody sees of an entry, if there is one. */
  publicPath?: (saved: Saved) => string | false;
  /** A second button beside the one that saves. */
  Action?: ComponentType<FieldsProps<Values> & { saved: Saved | undefined }>;
  /** Links to other pages about a saved entry, above its form. */
  links?: (saved: Saved) => ReactNode;
  /** Beneath the title of a saved entry. */
  detail?: (saved: Saved) => ReactNode;
  /** The main button of the page of a saved entry. */
  action?: (saved: Saved) => ReactNode;
};

type EntryPictureKind<Saved> = Omit<
  PictureFieldProps,
  'path' | 'upload' | 'chosenUrl' | 'onChoose' | 'onOpening' | 'disabled'
> & {
  path: (saved: Saved) => string | null;
  /** Without room for two columns, the fields come before the picture. */
  isLast?: boolean;
};

export type FieldsProps<Values extends FieldValues> = { control: Control<Values> };

export type AsideProps<Saved, Values extends FieldValues> = FieldsProps<Values> & {
  saved: Saved;
  isChanged: boolean;
  children: ReactNode;
};

type SavedAnswer<Saved> = { message: string; data: Saved };

type ManagedEditorPageProps<Saved extends Item, Values extends FieldValues, Input> = {
  kind: EditorKind<Saved, Values, Input>;
  requests: {
    /** The query of a list that has the entry of the URL, if it exists. */
    list: LoadedQuery<{ data: Saved[] }>;
    create: Send<{ body: Input }, SavedAnswer<Saved>>;
    update: Send<{ id: number; 'If-Match'?: string; body: Input }, SavedAnswer<Saved>>;
    upload?: UploadPicture;
  };
};

/** A page that creates an entry, or changes the one whose id is in the URL. */
export function ManagedEditorPage<Saved extends Item, Values extends FieldValues, Input>(
  props: ManagedEditorPageProps<Saved, Values, Input>,
) {
  const { kind, requests } = props;
  const { texts, listPath } = kind;
  const { id } = useParams();
  const isNew = id === undefined;
  const saved = isNew
    ? undefined
    : requests.list.currentData?.data.find((each) => each.id === parseId(id));
  const title = saved ? titleOf(saved) : isNew ? texts.new : texts.title;
  usePageTitle(title);
  return (
    <>
      <WorkHeader
        title={title}
        detail={saved ? kind.detail?.(saved) : isNew && texts.isNew}
        fallback={listPath}
        action={saved && kind.action?.(saved)}
      />
      <Container maxWidth={isNew && !kind.picture ? 'md' : undefined} sx={{ pt: { xs: 2, md: 3 } }}>
        {isNew ? (
          <Editor {...props} saved={undefined} />
        ) : (
          <LoadedList query={requests.list} loading={texts.loading} failed={texts.failed}>
            {() =>
              saved ? (
                <>
                  {kind.links?.(saved)}
                  <Editor key={id} {...props} saved={saved} />
                </>
              ) : (
                <MissingState message={texts.missing} to={listPath} toLabel={texts.toList} />
              )
            }
          </LoadedList>
        )}
      </Container>
    </>
  );
}

/** The form of an entry, and what belongs to it. */
function Editor<Saved extends Item, Values extends FieldValues, Input>({
  kind,
  requests,
  saved,
}: ManagedEditorPageProps<Saved, Values, Input> & { saved: Saved | undefined }) {
  const { values, path, picture, Fields, Action } = kind;
  const { create, update, upload } = requests;
  const organiserId = useOrganiser()?.id ?? 0;
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'), {
    noSsr: true,
  });
  const { thenUpload, ...choice } = useChosenPicture(upload);
  const { control, submit, ...state } = useSavedForm({
    ...values,
    draftName: `${kind.draftName}/${organiserId}/${saved?.id ?? 'new'}`,
    item: saved,
    create: (typed) => thenUpload(create({ body: values.toInput(typed) })),
    update: (id, typed, version) =>
      update({ id, 'If-Match': version, body: values.toInput(typed) }),
    onCreated: ({ id }) => void navigate(path.href({ id }), { replace: true }),
    failed: kind.texts.saveFailed,
  });
  const pictureField = picture && upload && (
    <EntryPicture key="aside" {...{ picture, saved, upload, ...choice }} isSaving={state.busy} />
  );
  const aside = saved ? (
    <SavedAside key="aside" kind={kind} saved={saved} control={control} isChanged={state.isChanged}>
      {pictureField}
    </SavedAside>
  ) : (
    pictureField
  );
  const place = isNarrow ? placeInOneColumn(kind, saved !== undefined) : 'last';
  const form = (
    <SavedForm
      key="form"
      label={kind.texts.form}
      state={state}
      isOpeningPicture={choice.isOpening}
      onSubmit={submit}
      action={Action && <Action control={control} saved={saved} />}
    >
      <Fields control={control} saved={saved} />
      {place === 'form' && aside}
    </SavedForm>
  );
  if (!pictureField)
    return (
      <Container maxWidth="md" disableGutters>
        {form}
      </Container>
    );
  const beside = place !== 'form' && aside;
  return <Box sx={columns}>{place === 'first' ? [beside, form] : [form, beside]}</Box>;
}

/**
 * Where a picture is without room for two columns: first, because beneath a form nobody finds it; or
 * in the form, above the button that saves; or, with more than the picture, below.
 */
function placeInOneColumn(
  { picture, Aside }: { picture?: { isLast?: boolean }; Aside?: unknown },
  isSaved: boolean,
): 'first' | 'form' | 'last' {
  if (isSaved && Aside) return 'last';
  return picture?.isLast ? 'form' : 'first';
}

type EntryPictureProps<Saved> = Omit<ReturnType<typeof useChosenPicture>, 'thenUpload'> & {
  picture: EntryPictureKind<Saved>;
  saved: Saved | undefined;
  upload: UploadPicture;
  isSaving: boolean;
};

/** The picture of a saved entry, or the one chosen for a new entry. */
function EntryPicture<Saved extends Item>(props: EntryPictureProps<Saved>) {
  const { picture, saved, upload, chosenUrl, choose, setIsOpening, isSaving } = props;
  if (!saved)
    return (
      <PictureField
        {...picture}
        path={null}
        chosenUrl={chosenUrl}
        onChoose={choose}
        onOpening={setIsOpening}
        // What is chosen now would not be saved with the entry.
        disabled={isSaving}
      />
    );
  return (
    <PictureField
      {...picture}
      path={picture.path(saved)}
      upload={(blob) => upload({ id: saved.id, body: { picture: blob } })}
    />
  );
}

type SavedAsideProps<Saved extends Item, Values extends FieldValues, Input> = AsideProps<
  Saved,
  Values
> & { kind: EditorKind<Saved, Values, Input> };

/** What is beside the form of a saved entry. */
function SavedAside<Saved extends Item, Values extends FieldValues, Input>({
  kind: { Aside, publicPath },
  children,
  ...props
}: SavedAsideProps<Saved, Values, Input>) {
  const path = publicPath?.(props.saved);
  return (
    <Stack spacing={2}>
      {Aside ? <Aside {...props}>{children}</Aside> : children}
      {path && <PublicPageLink to={path} />}
    </Stack>
  );
}

/** Opens the page that everybody sees of an entry, in a new tab. */
export function PublicPageLink({ to }: { to: string }) {
  return (
    <Button component={Link} to={to} target="_blank" startIcon={<OpenIcon />}>
      {copy.publicPage}
    </Button>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
};
