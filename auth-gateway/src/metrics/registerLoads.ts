import { Counter, Gauge, type Registry } from 'prom-client';
import type { LaneLoad } from '../admission/createAdmission.ts';

/**
 * Metrics of the work under way and turned away, by kind. They are computed when Prometheus asks, so that turning away
 * stays cheap.
 */
export function registerLoads(registry: Registry, loads: () => readonly LaneLoad[]): void {
  const registers = [registry];
  new Counter({
    name: 'saltbush_admission_total',
    help: 'Requests by kind of work, admitted or turned away with 503; files of releases always pass and are left out.',
    labelNames: ['lane', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { lane, admitted, turnedAway } of loads()) {
        this.inc({ lane, outcome: 'admitted' }, admitted);
        this.inc({ lane, outcome: 'turned-away' }, turnedAway);
      }
    },
  });
  new Gauge({
    name: 'saltbush_admission_requests',
    help: 'Requests that are worked on, and that wait for a place, by kind of work.',
    labelNames: ['lane', 'state'],
    registers,
    collect() {
      for (const { lane, held, waiting } of loads()) {
        this.set({ lane, state: 'worked-on' }, held);
        this.set({ lane, state: 'waiting' }, waiting);
      }
    },
  });
}
