import type { Page } from '@playwright/test';
import type { Signed } from '../bed/test.ts';
import type { Gate } from './gate.ts';
import type { People } from './people.ts';
import type { Share, TakeSale } from './sales.ts';
import type { Role } from './settings.ts';

/** The things that every walk is given. */
export interface Bed {
  readonly page: Page;
  readonly gate: Gate;
  /** Who works from another store. */
  readonly other: OtherPerson;
  /** Who works by calls in the store of who looks at the screen. */
  readonly person: (role: Role) => Promise<Signed>;
  /** Opens a case of a customer, for a return, by one of them; of a new one without a number. Answers the number of the case. */
  readonly openCase: (role: Role, numidenCliente: number | null) => Promise<number>;
  /** This worker's part of the records that a server has already, where several workers share one. */
  readonly share: Share;
  /** Finds a sale from which no other walk takes anything. */
  readonly takeSale: TakeSale;
  /** The address of the app at the server. */
  readonly url: string;
  /** Who takes part, and in which stores. */
  readonly people: People;
}

/** Another person, who works by calls alone while the one at the screen looks. */
export interface OtherPerson {
  /** As others read who did something. */
  readonly nombre: string;
  /** Rejects when the server refuses. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>;
  /** Opens a case for a new customer, in a category; answers its number. */
  readonly openCase: (category: Category) => Promise<number>;
  /** Works on a case as it is now. */
  readonly work: (path: string, idCaso: number, body: object) => Promise<void>;
}

/** Where a case belongs. */
export interface Category {
  readonly idArea: number;
  readonly idSubcategoria: number;
}
