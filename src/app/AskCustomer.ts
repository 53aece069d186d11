import { lazy } from 'react';

/** The window that asks for the customer of a case, for capabilities that know no customers; it comes when it is wanted. */
export const AskCustomer = lazy(() => import('../vales/making/buyer/BuyerDialog.tsx'));
