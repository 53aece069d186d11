import type { Api } from '../../api/api.ts';
import type { Notify } from '../../system/notices.ts';
import type { SecuritySearch } from './search.ts';

/** The props of every tab of the security page. */
export interface TabProps {
  readonly api: Api;
  readonly tell: Notify;
  /** The search in the address, and the function that writes it; `replace` leaves no step to go back to. */
  readonly search: SecuritySearch;
  readonly onSearch: (search: SecuritySearch, options: { readonly replace: boolean }) => void;
}
