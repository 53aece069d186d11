import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';

/** Where figures are answered. */
export interface MetricsAddress {
  readonly host: string;
  readonly puerto: number;
}

/** The open door of the figures. */
export interface MetricsEndpoint {
  readonly puerto: number;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` on an address of its own: who scrapes needs no way to the calls, and who calls none to the figures.
 * @throws the error of a port that cannot be had.
 */
export async function openMetrics(
  registry: Registry,
  { host, puerto }: MetricsAddress,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<MetricsEndpoint> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the figures could not be gathered');
        response.writeHead(500).end();
      },
    );
  });
  server.listen({ host, port: puerto });
  await once(server, 'listening');
  return {
    puerto: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
