// The part of the worker for programs that plan. The build takes files as entries, and no names of packages.
export * from '@hostwright/plan'
