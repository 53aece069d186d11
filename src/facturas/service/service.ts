import type { ComponentType } from 'react';
import type { Caso } from '#domain/casos';
import type { PorValidar } from '#domain/facturas';
import type { ServicioFacturaRef } from '#machines/servicioFactura.machine';
import type { Hallado } from '#machines/servicioFactura.types';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { Finder } from '../found.ts';
import type { SearchKind } from '../search/search.ts';
import type { Trail } from './trail.ts';
import type { ServiceWorks } from './works.ts';

/** What a service on a case is, beside the chart that is of all: a further one is an entry of this kind, its form and its handler. */
export interface Service {
  /** By which the server knows what is to be issued. */
  readonly servicio: PorValidar['servicio'];
  /** By what it searches; the first is offered first. */
  readonly searches: readonly SearchKind[];
  readonly find: Finder;
  /** What is written once something was chosen. */
  readonly Form: ComponentType<ServiceFormProps>;
}

/** What the form of a service is given. */
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
