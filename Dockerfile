# The server with the browser app. It runs as nobody in particular, keeps nothing but /data, and stops when it is asked to.
#   docker build -t redoubt . && docker run -p 4000:4000 -v redoubt:/data redoubt
FROM node:22-slim AS build
WORKDIR /redoubt
COPY package.json package-lock.json ./
COPY packages packages
COPY scripts scripts
COPY docs docs
COPY LICENSE NOTICE tsconfig.json ./
RUN npm ci --no-audit --no-fund && npm run build
# What runs needs no workshop.
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:22-slim
WORKDIR /redoubt
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA=/data LOG=info
COPY --from=build /redoubt/node_modules node_modules
COPY --from=build /redoubt/package.json package.json
COPY --from=build /redoubt/packages/server/package.json packages/server/package.json
COPY --from=build /redoubt/packages/server/dist packages/server/dist
COPY --from=build /redoubt/packages/cli packages/cli
COPY --from=build /redoubt/packages/web/dist packages/web/dist
COPY LICENSE NOTICE ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/server.js"]
