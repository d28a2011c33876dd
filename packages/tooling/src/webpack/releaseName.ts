import webpack from 'webpack';
import type { BuildTarget } from './BuildTarget.ts';

/** Lets a page name its release where it calls the service of its remote: `request(path, { release: process.env.MFE_RELEASE })`. */
export const releaseName = ({ project, version }: BuildTarget): webpack.DefinePlugin =>
  new webpack.DefinePlugin({ 'process.env.MFE_RELEASE': JSON.stringify(`${project.config.name}@${version}`) });
