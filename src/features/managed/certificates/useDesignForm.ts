import { useEffect, useEffectEvent, useState } from 'react';
import type {
  CertificateDesign,
  CertificateDesignInput,
  CertificatePicture,
} from '../../../../openapi/schema.d.ts';
import { isLater } from '../../../api/dayPlan.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { useSaveCertificateDesignMutation } from '../../../api/managedCertificates.ts';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { entryErrorText } from '../../requests/errorText.ts';
import { copy as formCopy } from '../form/copy.ts';
import { copy } from './copy.ts';
import { type FieldValues, readFields, toFieldValues } from './fields/fieldValues.ts';

const { saveFailed } = copy.design;

export type DesignValues = Omit<CertificateDesignInput, CertificatePicture | 'fields'> & {
  fields: FieldValues;
};

const valuesOf = (design: CertificateDesign): DesignValues => ({
  template: design.template,
  place_and_date: design.place_and_date,
  signer_name: design.signer_name,
  signer_title: design.signer_title,
  number_pattern: design.number_pattern,
  fields: toFieldValues(design.fields),
});

/**
 * State of the form of a design. What another organiser has saved is shown at once, or asked for
 * with `versions` if something is typed.
 */
export function useDesignForm(id: number, design: CertificateDesign) {
  const toast = useToast();
  const [save] = useSaveCertificateDesignMutation();
  /** The version over which somebody types. */
  const [version, setVersion] = useState(design.version);
  /** What was typed over an earlier version. */
  const [own, setOwn] = useState<DesignValues>();
  const { logo, signature, background, fields } = design;
  const toInput = (values: DesignValues, pictures: Partial<CertificateDesignInput> = {}) => {
    const typed = readFields(values.fields);
    // What is off the page is sent by nobody but who removes the background, and keeps what was saved.
    return {
      ...values,
      logo,
      signature,
      background,
      fields: typed === undefined ? fields : typed,
      ...pictures,
    };
  };
  const { form, reset, ...sending } = useServerForm({
    defaultValues: valuesOf(design),
    send: (values: DesignValues) => save({ id, 'If-Match': version, body: toInput(values) }),
    onSent: (saved) => {
      setVersion(saved.data.version);
      setOwn(undefined);
      form.reset(valuesOf(saved.data));
      toast.success(saved.message);
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, saveFailed),
    }),
  });
  const { isDirty } = form.formState;
  const isOutdated = isLater(design.version, version);
  const showLatest = (typed?: DesignValues) => {
    setOwn(typed);
    setVersion(design.version);
    reset();
    form.reset(valuesOf(design));
  };
  const follow = useEffectEvent(() => {
    if (isOutdated && !isDirty) showLatest(own);
  });
  useEffect(() => follow(), [design]);
  const showOwn = (typed: DesignValues) => {
    setOwn(undefined);
    form.reset(typed, { keepDefaultValues: true });
  };
  const outdated = isOutdated &&
    isDirty && { ...formCopy.outdated, show: () => showLatest(form.getValues()) };
  const remove = async (part: CertificatePicture) => {
    const body = toInput(valuesOf(design), { [part]: null });
    const { data, error } = await save({ id, 'If-Match': version, body });
    if (data) setVersion(data.data.version);
    if (data) toast.success(data.message);
    else toast.error(entryErrorText(error, saveFailed));
  };
  return {
    ...sending,
    form,
    toInput,
    remove,
    version,
    setVersion,
    isChanged: isDirty,
    versions: outdated || (own && { ...formCopy.own, show: () => showOwn(own) }),
  };
}
