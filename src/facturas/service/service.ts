import type { ComponentType } from 'react';
import type { Caso } from '#domain/casos/casos';
import type { PorValidar } from '#domain/facturas/solicitudesFactura';
import type { ServicioFacturaRef } from '#machines/servicioFactura.machine';
import type { Hallado } from '#machines/servicioFactura.types';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { ServiceFinder } from '../found.ts';
import type { SearchKind } from '../search/search.ts';
import type { Trail } from './trail.ts';
import type { ServiceWorks } from './works.ts';

/** A service, beside the chart that all share: a further one is an entry of this kind, its form and its handler. */
export interface Service {
  /** The name by which the server knows what is to be issued. */
  readonly servicio: PorValidar['servicio'];
  /** The searches that it offers, in their order. */
  readonly searches: readonly SearchKind[];
  readonly find: ServiceFinder;
  /** The form that follows the choice. */
  readonly Form: ComponentType<ServiceFormProps>;
}

/** The props of a service's form. */
export interface ServiceFormProps {
  readonly running: RunningService;
  readonly elegido: Hallado;
  readonly caso: Caso;
}

/** A service on a case while its panel lives. */
export interface RunningService {
  readonly actor: ServicioFacturaRef;
  /** The way that it came. */
  readonly trail: Trail;
  readonly record: LiveRecord<ServiceWorks>;
  readonly service: Service;
  readonly idCaso: number;
}
