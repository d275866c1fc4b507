import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { certificatesTag } from './tags.ts';

const certificateCheck = api.injectEndpoints({
  endpoints: (build) => ({
    getCertificate: build.query({
      ...operation(operations.getCertificate),
      providesTags: [certificatesTag],
    }),
    checkCertificateName: build.mutation(operation(operations.checkCertificateName)),
  }),
});

export const { useGetCertificateQuery, useCheckCertificateNameMutation } = certificateCheck;
